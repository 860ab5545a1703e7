import {imperatives} from './imperatives';

export type Task = {id: string; name: string};

/** What is looked up about a thing, named in up to three words: "Return label fields". */
const LOOKED_UP =
  /^(?:email|import|invoice|label|order|record|report|request|return|scan|schedule|view|work)\b(?: [\w-]+){0,2} (?:actions|columns|errors|fields|limits|operations|statuses|types|variables)$/i;

/** A heading that starts with a verb is a task: "Put a case on hold". */
export function isTask(heading: string): boolean {
  // "Invoice statuses" starts with a noun that can also be a verb.
  if (LOOKED_UP.test(heading)) return false;
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
