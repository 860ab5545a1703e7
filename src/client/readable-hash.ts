/**
 * The generator decodes the hash of every address that it goes to, and a malformed one (`#100%`) would crash the page. A
 * browser reads such a hash as it stands, so it is encoded here to decode to the same.
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
