import {imperatives} from './imperatives';

export type Task = {id: string; name: string};

/** A heading that starts with a verb is something a reader can do: "Put a case on hold". */
export function isTask(heading: string): boolean {
  // "Email problems and fixes" starts with a noun that is a verb elsewhere.
  if (heading.endsWith('problems and fixes')) return false;
  // So does "List of reports".
  if (/^\w+ of /.test(heading)) return false;
  const [first = ''] = heading.toLowerCase().split(/[\s,]/);
  return imperatives.has(first);
}
