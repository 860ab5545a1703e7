/** There is one version of the documentation, so none is outdated. */
export default function DocVersionBanner(): null {
  return null;
}
