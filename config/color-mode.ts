/** `respectPrefersColorScheme: true` adds a third choice to the toggle: the system's color scheme. */
export const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false} as const;
