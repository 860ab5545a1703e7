import type {ReactNode} from 'react';
import Picture from './Picture';
import styles from './styles.module.css';
import type {Drawing} from '@site/plugins/figures/drawing';

type Props = {
  name: string;
  caption: string;
  /** Passed in by plugins/figures, which looks the drawing up by name. */
  drawing?: Drawing;
  /** Text below the caption. */
  children?: ReactNode;
};

/**
 * A drawn screen or diagram with its legend. Both are inside a popover that stays in the page flow while closed:
 * enlarging needs no JavaScript and no second copy, and Escape closes it and restores focus.
 */
export default function Figure({name, caption, drawing, children}: Props) {
  if (!drawing) throw new Error(`<Figure name="${name}"> got no drawing. Is plugins/figures among the remark plugins?`);
  const id = `figure-${name}`;
  const captionId = `${id}-caption`;
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <div id={id} popover="auto" className={styles.frame} data-search="keep">
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" data-search="skip">
          Close
        </button>
        {/* Focusable so that the keyboard can scroll it on a narrow screen. */}
        <div
          role="group"
          aria-label={drawing.alt}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.drawing}
          data-search="skip"
        >
          <Picture {...drawing} />
        </div>
        {drawing.callouts.length > 0 && (
          <ol className={styles.callouts}>
            {drawing.callouts.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ol>
        )}
      </div>
      <figcaption className={styles.caption}>
        <p id={captionId}>{caption}</p>
        <button
          type="button"
          className={styles.enlarge}
          popoverTarget={id}
          aria-label={`Enlarge the figure: ${caption}`}
          data-search="skip"
        >
          Enlarge
        </button>
        {children}
      </figcaption>
    </figure>
  );
}
