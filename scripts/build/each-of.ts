import {availableParallelism} from 'node:os';

/** Does something with every item, as many at a time as there are processors; fails with the first that does. */
export async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
