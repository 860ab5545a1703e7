/** Where the site is deployed: canonical origin and base path, from the environment or the identity. */
import {identity} from './identity';
import {UserError} from '../lib/user-error';

function readBaseUrl(value: string): string {
  // `.` and `..` segments would lead out of the path.
  if (/^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value)) return value;
  throw new UserError(
    `BASE_URL must start and end with a slash, with letters, digits, and . _ ~ - between slashes, such as / or /help/. It is "${value}".`,
  );
}

function readOrigin(value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new UserError(`SITE_URL must be an absolute address such as https://docs.pilot.example. It is "${value}".`);
  }
  if (!/^https?:\/\/[\w.-]+(:\d+)?$/.test(url.origin) && !/^https?:\/\/\[[\da-f:]+\](:\d+)?$/.test(url.origin)) {
    throw new UserError(`SITE_URL must start with https:// or http:// and name a host. It is "${value}".`);
  }
  if (url.username || url.password) throw new UserError('SITE_URL must not contain a user name or password.');
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new UserError(`SITE_URL must be an origin without a path; put the path into BASE_URL. It is "${value}".`);
  }
  return url.origin;
}

export const baseUrl = readBaseUrl(process.env.BASE_URL ?? '/');
export const siteUrl = readOrigin(process.env.SITE_URL || identity.url);
