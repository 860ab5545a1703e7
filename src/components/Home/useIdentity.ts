import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Identity} from '@site/config/identity';

/** Custom fields are untyped in Docusaurus; the config puts the validated identity there. */
export function useIdentity(): Identity {
  return useDocusaurusContext().siteConfig.customFields?.identity as Identity;
}
