import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '@site/config/search';
import type {SearchPlace} from './client';

/** The search settings of this site, as the build wrote them. */
export function useSearchPlace(): SearchPlace {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings;
  return {...settings, baseUrl: siteConfig.baseUrl, siteUrl: siteConfig.url};
}
