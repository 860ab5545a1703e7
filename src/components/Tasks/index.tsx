import type {ReactNode} from 'react';
import type {Task} from '@site/plugins/page-tasks/tasks';

/** What readers can do on this page: its task headings. Inserted by plugins/page-tasks. */
export default function Tasks({tasks}: {tasks: readonly Task[]}): ReactNode {
  return (
    <nav className="sheet tasks" aria-labelledby="tasks">
      <p id="tasks">On this page you can</p>
      <ul>
        {tasks.map(({id, name}) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
