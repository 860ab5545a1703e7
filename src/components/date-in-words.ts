const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The site has one language, and creating the browser's date formatter takes as long as half the page. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${MONTHS[month! - 1]} ${day}, ${year}`;
}
