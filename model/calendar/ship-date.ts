import {addDays, weekday, type IsoDate} from './dates';

export type Transit = {
  transitDays: number;
  includeSaturday: boolean;
  includeSunday: boolean;
};

function counts(date: IsoDate, transit: Transit): boolean {
  const day = weekday(date);
  if (day === 6) return transit.includeSaturday;
  if (day === 0) return transit.includeSunday;
  return true;
}

/**
 * The last day on which a box can leave and still be at the office on the due date. Transit days are
 * counted back from the due date over the days that the route includes. Never before `today`.
 */
export function shipDate(due: IsoDate, transit: Transit, today: IsoDate): IsoDate {
  if (!Number.isInteger(transit.transitDays) || transit.transitDays < 0) {
    throw new Error(`Transit days must be a whole number of 0 or more, not ${String(transit.transitDays)}`);
  }
  let day = due;
  let left = transit.transitDays;
  for (;;) {
    if (counts(day, transit)) {
      if (left === 0) break;
      left -= 1;
    }
    day = addDays(day, -1);
  }
  return day < today ? today : day;
}
