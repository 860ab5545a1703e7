import {address} from './theme-common';

/** Stands in for @docusaurus/useIsBrowser. */
export default function useIsBrowser(): boolean {
  return address.isBrowser;
}
