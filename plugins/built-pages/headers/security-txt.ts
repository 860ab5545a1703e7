/** `/.well-known/security.txt` by RFC 9116: where to tell the site's owner of a weakness. */
export type SecurityText = {contact: string; origin: string; baseUrl: string; now: Date};

/**
 * Eleven to twelve months ahead: the standard asks for less than a year. Counted from the first of the month,
 * so that two builds of the same sources in a month are the same.
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
