import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** In the order in which the button cycles through them. */
const MODES = [
  {
    name: 'light',
    icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  },
  {name: 'dark', icon: 'M11.1 4a6.4 6.4 0 0 0 8.9 8.9A8 8 0 1 1 11.1 4Z'},
  {name: 'system', icon: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16v16M15 5v14M18 7v10'},
] as const;

/** The current mode is an attribute of the root element (src/elements/color-mode.ts), and CSS shows its icon and name. */
export default function ColorModeToggle({buttonClassName, respectPrefersColorScheme}: Props): ReactNode {
  const offered = respectPrefersColorScheme ? MODES : MODES.slice(0, 2);
  return (
    <color-mode modes={offered.map(({name}) => name).join(' ')}>
      <button type="button" className={clsx('clean-btn icon-button', buttonClassName)}>
        <span className="visually-hidden">Switch between dark and light mode (currently </span>
        {offered.map(({name, icon}) => (
          <span key={name} className={styles[name]}>
            <svg className="line-icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="visually-hidden">{name} mode)</span>
          </span>
        ))}
      </button>
    </color-mode>
  );
}
