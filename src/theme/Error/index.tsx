/**
 * The theme's crash screen for errors outside the layout too: the generator's own drops the full stop of the message
 * and carries inline styles.
 */
export {default} from '@theme/ErrorPageContent';
