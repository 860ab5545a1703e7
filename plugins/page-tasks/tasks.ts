import {imperatives} from '../../checks/content/imperatives';

export type Task = {id: string; name: string};

/** A heading that starts with a verb is something a reader can do: "Put a case on hold". */
export function isTask(heading: string): boolean {
  const [first = ''] = heading.toLowerCase().split(/[\s,]/);
  return imperatives.has(first);
}
