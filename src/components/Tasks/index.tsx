import type {ReactNode} from 'react';
import type {Task} from '@site/plugins/page-tasks';

/** As many as a small phone shows without pushing the text off the screen; the contents bar has all. */
const SHOWN = 6;

function TaskLinks({tasks}: {tasks: readonly Task[]}): ReactNode {
  return (
    <ul className="columns">
      {tasks.map(({id, name}) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** What readers can do on this page: its task headings. Inserted by plugins/page-tasks. */
export default function Tasks({tasks}: {tasks: readonly Task[]}): ReactNode {
  // One more takes no more room than a line that says so.
  const shown = tasks.length === SHOWN + 1 ? tasks.length : SHOWN;
  return (
    <nav className="tasks" aria-labelledby="tasks">
      <p id="tasks">On this page you can</p>
      <TaskLinks tasks={tasks.slice(0, shown)} />
      {tasks.length > shown && (
        <details>
          <summary>{tasks.length - shown} more</summary>
          <TaskLinks tasks={tasks.slice(shown)} />
        </details>
      )}
    </nav>
  );
}
