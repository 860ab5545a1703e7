/** With `respectPrefersColorScheme` the toggle offers the system's mode too: light, dark, system. */
export const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false} as const;
