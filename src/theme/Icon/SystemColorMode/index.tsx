/** Wraps the icon: every page would carry it, also where the system's mode is not offered. */
import IconSystemColorMode from '@theme-original/Icon/SystemColorMode';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

export default function OfferedSystemColorModeIcon(props: Props): ReactNode {
  return useThemeConfig().colorMode.respectPrefersColorScheme && <IconSystemColorMode {...props} />;
}
