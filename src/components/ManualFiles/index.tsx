import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ManualFile} from '@site/config/manual';
import Downloads from './Downloads';

/** Links to the PDFs from `npm run manual`; renders nothing if this build has none. */
export default function ManualFiles(): ReactNode {
  const {manual} = useDocusaurusContext().siteConfig.customFields as {manual: readonly ManualFile[]};
  return <Downloads files={manual} />;
}
