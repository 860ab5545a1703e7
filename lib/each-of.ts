import {availableParallelism} from 'node:os';

/** Processes all items, as many in parallel as there are cores; rejects with the first error. */
export async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
