import type {ReactNode} from 'react';
import RowAnchor from '../RowAnchor';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

export type RoleMatrixProps = {
  caption: string;
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

const TYPES = {V: 'View', C: 'Create', U: 'Update', D: 'Delete'} as const;

/** Starter roles × permissions. */
export default function RoleMatrix({caption, roles, categories}: RoleMatrixProps): ReactNode {
  return (
    <ScrollRegion label={caption} className={styles.region}>
      <table className={styles.matrix}>
        <caption>
          <span className={styles.captionText}>
            {caption}:{' '}
            {Object.entries(TYPES)
              .map(([letter, type]) => `${letter} = ${type.toLowerCase()}`)
              .join(', ')}
            .
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({name, resources}) => (
          <tbody key={name}>
            <tr>
              <th className={styles.category} scope="rowgroup" colSpan={roles.length + 1}>
                <span className={styles.categoryName}>{name}</span>
              </th>
            </tr>
            {resources.map((resource) => (
              <tr key={resource.id} id={resource.id} className={styles.resource}>
                <th scope="row">
                  {resource.name}
                  <RowAnchor id={resource.id} name={`${name} › ${resource.name}`} />
                </th>
                {resource.held.map((letters, index) => (
                  <td key={roles[index]}>
                    <Held letters={letters} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function Held({letters}: {letters: string}): ReactNode {
  if (letters === '') return <span className={styles.none}>—</span>;
  return [...letters].map((letter) => (
    <abbr key={letter} className={styles.type} title={TYPES[letter as keyof typeof TYPES]}>
      {letter}
    </abbr>
  ));
}
