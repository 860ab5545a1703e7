import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {jobs} from './jobs';
import styles from './styles.module.css';
import {useIdentity} from './useIdentity';

export default function Jobs(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="jobs">
      <h2 id="jobs">Start with your job</h2>
      {jobs(useIdentity()).map(({name, tasks}) => (
        <div className={styles.job} key={name}>
          <h3>{name}</h3>
          <ul className={styles.links}>
            {tasks.map((task) => (
              <li key={task.page}>
                <Link to={task.page}>{task.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
