import {useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

export type RoleMatrixProps = {
  caption: string;
  /** How much it holds, for the section around it (plugins/closed-sections). */
  count?: string;
  roles: readonly string[];
  categories: readonly {
    name: string;
    resources: readonly {
      id: string;
      name: string;
      /** For each role, the letters of the types it has: `VCU`. */
      held: readonly string[];
    }[];
  }[];
};

/**
 * Starter roles × permissions. Each cell has four marks in fixed places, so that a column can be scanned for one, and their
 * letters for assistive technology.
 */
export default function RoleMatrix({caption, roles, categories}: RoleMatrixProps): ReactNode {
  const anchors = useBrokenLinks();
  for (const {id} of categories.flatMap(({resources}) => resources)) anchors.collectAnchor(id);
  const id = useId();
  return (
    <div className="table-frame">
      <p id={`${id}legend`} className="unseen">
        {caption}. In each cell, view (V) and create (C) are above update (U) and delete (D).
      </p>
      {/* Each word is beside the mark it names. */}
      <div className={`hint margin-bottom--sm ${styles.key}`} aria-hidden="true" data-search="skip">
        <span>
          View
          <br />
          Update
        </span>
        <svg viewBox="0 0 40 40" width="2.5rem" height="2.5rem" fill="var(--pilot-ink)">
          <path d="M0 1h18v18H0zm22 0h18v18H22zM0 21h18v18H0z" />
          <path d="M22 21h18v18H22z" fill="var(--pilot-bad)" />
        </svg>
        <span>
          Create
          <br />
          Delete
        </span>
      </div>
      <table className={`keeps-head ${figure.marks} ${styles.matrix}`} aria-labelledby={`${id}legend`}>
        <thead>
          <tr>
            {['Permission', ...roles].map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        {categories.map((category) => (
          <tbody key={category.name}>
            <tr className="total">
              <th scope="rowgroup" colSpan={roles.length + 1}>
                {category.name}
              </th>
            </tr>
            {category.resources.map((resource) => (
              <tr key={resource.id} id={resource.id}>
                <th scope="row">{resource.name}</th>
                {resource.held.map((letters, index) => (
                  <td key={roles[index]} data-held={letters}>
                    {letters || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
