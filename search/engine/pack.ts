/** MiniSearch's index in fewer bytes: where each stem is, one line per stem. */
import type {AsPlainObject} from 'minisearch';

/** `search` without its index, and the index as text. */
export type PackedIndex = {search: Omit<AsPlainObject, 'index'>; stems: string};

const NONE = '-';

/** The sections that have a stem, each as the distance from the one before, with how often it's there if more than once. */
function packSections(found: Readonly<Record<string, number>> | undefined): string {
  let before = 0;
  const sections = Object.entries(found ?? {}).map(([section, times]) => {
    const distance = (Number(section) - before).toString(36);
    before = Number(section);
    return times === 1 ? distance : `${distance}*${times}`;
  });
  return sections.join(',') || NONE;
}

function unpackSections(packed: string): Record<string, number> {
  const found: Record<string, number> = {};
  let section = 0;
  for (const one of packed.split(',')) {
    const [distance = '', times = '1'] = one.split('*');
    section += parseInt(distance, 36);
    found[section] = Number(times);
  }
  return found;
}

export function packIndex({index, ...search}: AsPlainObject): PackedIndex {
  const fields = Object.values(search.fieldIds);
  const lines = index.map(([stem, found]) => [stem, ...fields.map((field) => packSections(found[field]))].join(' '));
  return {search, stems: lines.sort().join('\n')};
}

export function unpackIndex({search, stems}: PackedIndex): AsPlainObject {
  const fields = Object.values(search.fieldIds);
  const index = stems.split('\n').flatMap((line): AsPlainObject['index'] => {
    const [stem = '', ...packed] = line.split(' ');
    const found = packed.flatMap((one, i) => (one === NONE ? [] : [[fields[i]!, unpackSections(one)] as const]));
    return stem ? [[stem, Object.fromEntries(found)]] : [];
  });
  return {...search, index};
}
