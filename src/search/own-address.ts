type Site = {siteUrl: string; baseUrl: string};

/** Path and anchor of an address that is on this site, as this site or the place where it was indexed writes it. */
export function ownPath(url: unknown, {siteUrl, baseUrl}: Site, here = window.location.origin): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const {origin, pathname, hash} = new URL(url, here);
    const isOwn = (origin === here || origin === new URL(siteUrl).origin) && pathname.startsWith(baseUrl);
    return isOwn ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}
