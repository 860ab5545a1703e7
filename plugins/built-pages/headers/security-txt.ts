/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability to the site's owner. */
export type SecurityText = {contact: string; origin: string; baseUrl: string; now: Date};

/**
 * Eleven to twelve months ahead, because the RFC recommends less than a year. Counted from the first of the
 * month, so that builds of the same sources in the same month are identical.
 */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString().replace('.000', '');
}

export function securityText({contact, origin, baseUrl, now}: SecurityText): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${baseUrl}.well-known/security.txt`,
    '',
  ].join('\n');
}
