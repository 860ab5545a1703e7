import type {SearchRecord} from '../records';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const sizeOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

/** What a push uploads, for the log: counts, sizes, and where the records link to. */
export function summarize(records: readonly SearchRecord[], synonymCount: number): string[] {
  const sizes = records.map(sizeOf);
  const pages = records.filter(({type}) => type === 'lvl1').length;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} records of ${pages} pages, ${inKiB(total)} in all, the largest ${inKiB(Math.max(...sizes))}`,
    `${synonymCount} synonyms`,
    `addresses under ${new URL(records[0]!.url).origin}`,
  ];
}
