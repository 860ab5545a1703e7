/** Placeholders that `npm run new` leaves for the writer, in a page or in its questions. */
import type {Problem} from './rule';

export function leftToWrite(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, i) => {
    const [, task] = /\bTODO\b\s*([^*]*)/.exec(line) ?? [];
    return task === undefined ? [] : [{file, line: i + 1, message: `still to write: "${task.trim()}"`}];
  });
}
