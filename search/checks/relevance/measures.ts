export type Relevance = {
  ndcg10: number;
  mrr: number;
  recall20: number;
  /** 1 if the first result is correct. */
  first: number;
  /** 1 if a correct result is in the top three. */
  top3: number;
};

/** Scores one ranking (ids, best first) against the correct ids. */
export function relevanceOf(ranking: readonly string[], right: ReadonlySet<string>): Relevance {
  let gain = 0;
  let firstRight = 0;
  let recalled = 0;
  ranking.slice(0, 20).forEach((id, rank) => {
    if (!right.has(id)) return;
    recalled++;
    if (rank < 10) gain += 1 / Math.log2(rank + 2);
    if (firstRight === 0) firstRight = rank + 1;
  });
  let ideal = 0;
  for (let rank = 0; rank < Math.min(10, right.size); rank++) ideal += 1 / Math.log2(rank + 2);
  return {
    ndcg10: gain / ideal,
    mrr: firstRight > 0 && firstRight <= 10 ? 1 / firstRight : 0,
    recall20: recalled / right.size,
    first: firstRight === 1 ? 1 : 0,
    top3: firstRight > 0 && firstRight <= 3 ? 1 : 0,
  };
}

export function meanRelevance(all: readonly Relevance[]): Relevance {
  const mean = (key: keyof Relevance): number => all.reduce((sum, one) => sum + one[key], 0) / (all.length || 1);
  const keys = ['ndcg10', 'mrr', 'recall20', 'first', 'top3'] as const;
  return Object.fromEntries(keys.map((key) => [key, mean(key)])) as Relevance;
}
