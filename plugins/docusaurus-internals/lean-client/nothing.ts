/** Replaces components that render nothing on this site, and what does nothing here. */
export default () => null;
export const useTOCHighlight = (): void => {};
