type Site = {siteUrl: string; baseUrl: string};

/** The path and anchor of a URL on this site, either on the current origin or on the one that was indexed. */
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
