/**
 * The parts of the theme that nearly every page needs. Named here, they come with the application itself
 * instead of in files of their own, which repeat what they share and would each be asked for.
 */
export {default as DocItem} from '@theme/DocItem';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocsRoot} from '@theme/DocsRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
