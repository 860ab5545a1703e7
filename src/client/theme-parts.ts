/**
 * Theme components that nearly every page needs. Importing them here bundles them with the application instead of in
 * separate chunks, which would duplicate shared code and cost a request each.
 */
export {default as DocItem} from '@theme/DocItem';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocsRoot} from '@theme/DocsRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
