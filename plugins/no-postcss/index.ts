/**
 * No PostCSS between the style sheets and the bundler: Lightning CSS adds what older browsers need when it minifies them,
 * and looking for a settings file beside every sheet takes time as well.
 */
import type {Plugin} from '@docusaurus/types';

export default function noPostCss(): Plugin {
  return {
    name: 'no-postcss',
    configurePostCss: (options) => ({...options, config: false, plugins: []}),
  };
}
