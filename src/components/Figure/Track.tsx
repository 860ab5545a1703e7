import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Stop = {
  /** A number or an icon. */
  tab: ReactNode;
  name: string;
  text: string;
  to?: string;
  /** What happens there. All stops have one, or none. */
  caption?: string;
};

/** The color of a tab: one shade for each step, in equal steps from the lightest to the darkest. */
const shade = (step: number, steps: number): string =>
  `color-mix(in oklab, var(--pilot-shade-first), var(--pilot-shade-last) ${Math.round((step / (steps - 1)) * 100)}%)`;

/**
 * Stages in their order, drawn as a shade guide: they hang from a bar like its tabs, lightest first. The bar is upright
 * where there is no room for it, or where captions tell a story. A stage with an address is a link as a whole.
 */
export default function Track({stops}: {stops: readonly Stop[]}): ReactNode {
  const hasCaptions = stops.some(({caption}) => caption);
  // A caption says it in a sentence.
  const skipped = hasCaptions ? 'skip' : undefined;
  return (
    <ol className={clsx('bare', styles.track, !hasCaptions && styles.across)}>
      {stops.map(({tab, name, text, to, caption}, index) => (
        <li key={name}>
          <div className={styles.tab} data-search={skipped}>
            {/* An attribute, because the content security policy forbids inline styles. */}
            <svg className={styles.porcelain} viewBox="0 0 44 48" fill={shade(index, stops.length)} aria-hidden="true">
              <path d="M0 0h44v26a22 22 0 0 1-44 0z" />
            </svg>
            <span>{tab}</span>
          </div>
          <div>
            <div data-search={skipped}>
              <strong>{to ? <Link to={to}>{name}</Link> : name}</strong> <small>{text}</small>
            </div>
            {caption && <p>{caption}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
