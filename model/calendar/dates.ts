/** A calendar day such as `2025-03-10`. No time of day and no time zone. */
export type IsoDate = string;

const DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

function toDay(date: IsoDate): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new Error(`"${date}" is not a date like 2025-03-10`);
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (new Date(time).toISOString().slice(0, 10) !== date) throw new Error(`There is no day "${date}"`);
  return time / DAY;
}

function fromDay(day: number): IsoDate {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDay(toDay(date) + days);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDay(to) - toDay(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(toDay(date) * DAY).getUTCDay();
}

export function isWorkingDay(date: IsoDate): boolean {
  return weekday(date) !== 0 && weekday(date) !== 6;
}

/** The day that lies this many Mondays-to-Fridays later; 0 moves a weekend to Monday. */
export function addWorkingDays(date: IsoDate, days: number): IsoDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Mondays to Fridays after the first date, up to and including the second. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) days += 1;
  return days;
}

/** `Mar 12, 2025`. */
export function formatDate(date: IsoDate): string {
  return `${formatShortDate(date)}, ${date.slice(0, 4)}`;
}

/** `Mar 12`. */
export function formatShortDate(date: IsoDate): string {
  toDay(date);
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${String(Number(date.slice(8, 10)))}`;
}

/** `Mon`. */
function formatWeekday(date: IsoDate): string {
  return WEEKDAYS[weekday(date)] ?? '';
}

/** `Mon Mar 10`. */
export function formatDay(date: IsoDate): string {
  return `${formatWeekday(date)} ${formatShortDate(date)}`;
}
