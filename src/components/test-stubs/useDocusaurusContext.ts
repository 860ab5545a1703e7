import {identity} from '@site/config/identity';

/** Replaces @docusaurus/useDocusaurusContext: the site with its own identity. */
export default function useDocusaurusContext(): object {
  return {siteConfig: {url: 'https://docs.example', customFields: {identity}}};
}
