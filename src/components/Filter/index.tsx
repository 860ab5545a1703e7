import type {ReactNode} from 'react';
import clsx from 'clsx';
import '@site/src/elements/list-filter';
import styles from './styles.module.css';

type Props = {
  /** The question that the chips answer. */
  legend: string;
  /** Of the attribute that the entries have: `data-kind`. */
  name: string;
  choices: readonly {value: string; words: string; tone?: string}[];
  /** The value that is chosen at first. */
  first?: string;
  className?: string;
};

/** Chips, one of which is chosen. What it does is up to `<list-filter>` around it, or to a stylesheet. */
export default function Filter({legend, name, choices, first = '', className}: Props): ReactNode {
  return (
    <fieldset className={clsx(styles.filter, className)} data-search="skip">
      <legend>{legend}</legend>
      {choices.map(({value, words, tone}) => (
        <label key={value} className={clsx('badge', tone)}>
          <input type="radio" name={name} value={value} defaultChecked={value === first} /> {words}
        </label>
      ))}
    </fieldset>
  );
}
