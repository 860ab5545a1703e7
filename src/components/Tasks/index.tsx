import type {ReactNode} from 'react';
import type {Task} from '@site/plugins/page-tasks/tasks';
import styles from './styles.module.css';

/** What readers can do on this page: its task headings, in two columns. Inserted by plugins/page-tasks. */
export default function Tasks({tasks}: {tasks: readonly Task[]}): ReactNode {
  return (
    <nav className={`sheet ${styles.tasks}`} aria-labelledby="tasks">
      <p id="tasks" className={styles.label}>
        On this page you can
      </p>
      <ul className={styles.list}>
        {tasks.map(({id, name}) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.task}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
