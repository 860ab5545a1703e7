/** Wraps the toggle: before the application runs the original names a system mode, which this site does not offer. */
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';

export default function OfferedColorModeToggle({value, ...props}: Props) {
  const {defaultMode} = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={value ?? defaultMode} />;
}
