/** Wraps the toggle: before the application runs the original names the system's mode, also where it is not offered. */
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';

export default function OfferedColorModeToggle(props: Props) {
  const {defaultMode} = useThemeConfig().colorMode;
  // Without a choice the system's mode holds, if it is offered.
  const value = props.respectPrefersColorScheme ? props.value : (props.value ?? defaultMode);
  return <ColorModeToggle {...props} value={value} />;
}
