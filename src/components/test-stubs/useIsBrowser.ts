import {address} from './theme-common';

/** Replaces @docusaurus/useIsBrowser. */
export default function useIsBrowser(): boolean {
  return address.isBrowser;
}
