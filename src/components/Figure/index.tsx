import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Drawing} from '@site/plugins/figures';
import Picture from './Picture';
import styles from './styles.module.css';

type Props = {
  name: string;
  caption: string;
  /** Looked up by its name at build time (plugins/model-components). */
  drawing: Drawing;
};

/** A drawn screen or diagram with its legend. It fits the column at every width, so nothing of it scrolls. */
export default function Figure({name, caption, drawing}: Props): ReactNode {
  const isTrack = drawing.picture.some(({steps}) => steps);
  const hasLegend = drawing.callouts.length > 0;
  return (
    <figure className={styles.figure} aria-labelledby={`figure-${name}`}>
      <div role="group" aria-label={drawing.alt} className={isTrack ? styles.bare : styles.drawing} data-search="skip">
        <Picture {...drawing} />
      </div>
      {hasLegend && (
        <ol className={clsx(styles.callouts, isTrack && styles.numbered)}>
          {drawing.callouts.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ol>
      )}
      {/* With a legend, only the name of the figure for screen readers, and text for the search. */}
      <figcaption className={clsx(hasLegend && styles.unseen)}>
        <p id={`figure-${name}`}>{caption}</p>
      </figcaption>
    </figure>
  );
}
