import {imperatives} from './imperatives';

export type Task = {id: string; name: string};

/** A heading that starts with a verb is a task: "Put a case on hold". */
export function isTask(heading: string): boolean {
  // "Email problems and fixes" starts with a noun that can also be a verb.
  if (heading.endsWith('problems and fixes')) return false;
  // So does "List of reports".
  if (/^\w+ of /.test(heading)) return false;
  const [first = ''] = heading.toLowerCase().split(/[\s,]/);
  return imperatives.has(first);
}

export type Heading = Task & {depth: number};

/** Second-level tasks, and third-level ones under a heading that only groups them: "For dental offices". */
export function tasksAmong(headings: readonly Heading[]): Task[] {
  let grouped = false;
  return headings.flatMap(({depth, id, name}) => {
    if (depth === 2) grouped = !isTask(name);
    return (depth === 2 || (depth === 3 && grouped)) && isTask(name) ? [{id, name}] : [];
  });
}
