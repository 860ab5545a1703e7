/** Replaces components that render nothing on this site. */
export default () => null;
