/**
 * The generator decodes the hash on every navigation, and a malformed one (`#100%`) would crash the page. Browsers use
 * such a hash as is, so this encodes it to decode to the same text.
 */
import type {ClientModule} from '@docusaurus/types';

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  const id = location.hash.slice(1);
  if (!canDecode(id)) location.hash = `#${encodeURIComponent(id)}`;
};
