import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ColorMode} from '@docusaurus/theme-common';
import {SERVED} from '../../start-on-intent/protocol';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

/** In the order in which they are offered. The choice of the system's mode is kept as none. */
const MODES = [
  {name: 'light', value: 'light', Icon: IconLightMode},
  {name: 'dark', value: 'dark', Icon: IconDarkMode},
  {name: 'system', value: null, Icon: IconSystemColorMode},
] as const;

/**
 * The mode that holds is an attribute of the root, and the style sheet shows its icon and its name: both are right before
 * the application runs, and the loader only changes the attribute (src/start-on-intent/choices.ts).
 */
export default function ColorModeToggle({
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const offered = respectPrefersColorScheme ? MODES : MODES.slice(0, 2);
  function chooseNext() {
    const chosen = offered.findIndex((mode) => mode.value === value);
    onChange(offered[(Math.max(chosen, 0) + 1) % offered.length]!.value as ColorMode | null);
  }
  const served = respectPrefersColorScheme ? {} : {[SERVED.colorMode]: true};
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.toggle, buttonClassName)}
      onClick={chooseNext}
      {...served}
    >
      <span className="visually-hidden">Switch between dark and light mode (currently </span>
      {offered.map(({name, Icon}) => (
        <span key={name} className={styles[name]}>
          <Icon aria-hidden />
          <span className="visually-hidden">{name} mode)</span>
        </span>
      ))}
    </button>
  );
}
