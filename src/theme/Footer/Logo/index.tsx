/** The footer has no logo. */
export default function FooterLogo(): null {
  return null;
}
