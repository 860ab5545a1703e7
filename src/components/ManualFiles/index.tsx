import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ManualFile} from '@site/config/manual';
import Downloads from './Downloads';

/** The PDFs of `npm run manual`; nothing where none were made for this build. */
export default function ManualFiles(): ReactNode {
  const {manual} = useDocusaurusContext().siteConfig.customFields as {manual: readonly ManualFile[]};
  return <Downloads files={manual} />;
}
