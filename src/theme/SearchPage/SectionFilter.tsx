import type {Answer} from '@site/search/answer';
import styles from './styles.module.css';

type Props = {groups: Answer['groups']; chosen: string | undefined; onChoose: (group: string | undefined) => void};

/** Filters by section. Lists the sections that have hits, with their counts. */
export function SectionFilter({groups, chosen, onChoose}: Props) {
  if (groups.length < 2 && chosen === undefined) return null;
  const all = groups.reduce((sum, {count}) => sum + count, 0);
  const options = [
    {name: undefined, label: 'All sections', count: all},
    ...groups.map((group) => ({...group, label: group.name})),
  ];
  return (
    <fieldset className={styles.filter}>
      <legend>Section</legend>
      {options.map(({name, label, count}) => (
        <label key={label}>
          <input type="radio" name="section" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>{label}</span>
          {count > 0 && <span className={styles.filterCount}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
