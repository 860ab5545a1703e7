export type Answer = 'yes' | 'no';

/** A mailto link or form URL, prefilled with the page and the answer; nothing is sent until the reader sends it. */
export function feedbackAddress(contact: string, page: string, answer: Answer): string {
  const fields: Record<string, string> = contact.startsWith('mailto:')
    ? {
        subject: answer === 'yes' ? 'This page helped' : 'This page did not help',
        body: answer === 'yes' ? page : `${page}\n\nI was looking for: `,
      }
    : {page, answer};
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${contact}${contact.includes('?') ? '&' : '?'}${query.join('&')}`;
}
