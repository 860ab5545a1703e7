/** There is one version of the documentation, so none needs a label. */
export default function DocVersionBadge(): null {
  return null;
}
