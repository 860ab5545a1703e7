import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Drawing, Pairs} from '@site/plugins/figures';
import Picture from './Picture';
import styles from './styles.module.css';
import Track from './Track';

type Props = {
  name: string;
  caption: string;
  /** Looked up by its name at build time (plugins/model-components). */
  drawing: Drawing;
};

/** A drawn screen or diagram with its legend. It fits the column at every width, so nothing of it scrolls. */
export default function Figure({name, caption, drawing}: Props): ReactNode {
  const {alt, callouts, picture} = drawing;
  const steps = picture.find((part) => part.steps)?.steps;
  const hasLegend = callouts.length > 0;
  return (
    <figure className={styles.figure} aria-labelledby={`figure-${name}`}>
      {steps ? (
        <div role="group" aria-label={alt}>
          <Track stops={stopsOf(steps, callouts)} />
        </div>
      ) : (
        <div role="group" aria-label={alt} className={styles.drawing} data-search="skip">
          <Picture {...drawing} />
        </div>
      )}
      {hasLegend && !steps && (
        <ol className={styles.legend}>
          {callouts.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ol>
      )}
      {/* With a legend, only the name of the figure for screen readers, and text for the search. */}
      <figcaption className={clsx(hasLegend && 'unseen')}>
        <p id={`figure-${name}`}>{caption}</p>
      </figcaption>
    </figure>
  );
}

/** Numbered stages with their callouts as captions. `Pack #stage-2-pack-the-box` leads to that section of the page. */
function stopsOf(steps: Pairs, captions: readonly string[]) {
  return Object.entries(steps).map(([title, text], index) => {
    const [name = '', section] = title.split(' #');
    return {tab: index + 1, name, text, to: section && `#${section}`, caption: captions[index]};
  });
}
