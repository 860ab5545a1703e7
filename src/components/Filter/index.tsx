import type {ReactNode} from 'react';
import clsx from 'clsx';
import '@site/src/elements/list-filter';
import styles from './styles.module.css';

type Props = {
  /** The question that the chips answer. */
  legend: string;
  /** `kind` filters by the `data-kind` attribute of the entries. */
  name: string;
  choices: readonly {value: string; words: string; tone?: string}[];
};

/** Chips, one of which is chosen. `<list-filter>` around it shows what matches. */
export default function Filter({legend, name, choices}: Props): ReactNode {
  return (
    <fieldset className={styles.filter} data-search="skip">
      <legend>{legend}</legend>
      {choices.map(({value, words, tone}) => (
        <label key={value} className={clsx('badge', tone)}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} /> {words}
        </label>
      ))}
    </fieldset>
  );
}
