/** The toggle switches between light and dark only. */
export default function IconSystemColorMode(): null {
  return null;
}
