/** There is no settings file for PostCSS: looking for one beside every style sheet took a twentieth of the build. */
import type {Plugin} from '@docusaurus/types';

export default function noPostCssConfig(): Plugin {
  return {
    name: 'no-postcss-config',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
