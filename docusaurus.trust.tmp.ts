import config from './docusaurus.config';
import browserPackages from './plugins/browser-packages';
export default {...config, plugins: [...(config.plugins ?? []), browserPackages]};
