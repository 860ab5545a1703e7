import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guides: ['invoicing-and-shipping', 'outsourcing'],
};

export default sidebars;
