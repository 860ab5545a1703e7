/** In place of a component that shows nothing here. */
export default () => null;
