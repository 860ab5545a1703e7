/** The site's config, with source maps next to the scripts (bench/site/start-size.ts). */
import config from '../../docusaurus.config';

const maps = () => ({
  name: 'source-maps',
  configureWebpack: (_config: object, isServer: boolean) => (isServer ? {} : {devtool: 'source-map' as const}),
});

export default {...config, plugins: [...config.plugins!, maps]};
