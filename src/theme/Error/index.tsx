/**
 * Uses the theme's crash screen for errors outside the layout too: the generator's own drops the period of the message
 * and has inline styles.
 */
export {default} from '@theme/ErrorPageContent';
