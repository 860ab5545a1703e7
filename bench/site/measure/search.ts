/** Time from opening the search until the first result is painted, cold and warm, and what that fetches. */
import type {SearchControls} from '../contenders/contender';
import {median, repeat, SLOW, untilQuiet, visit, type Device, type Place} from './browser';
import {timeToPaint} from './paint';

/** `slow`: the first search on a slow device. */
export type Search = {cold: number; warm: number; slow: number; bytes: number};

const FIRST_QUERY = 'invoice';
const SECOND_QUERY = 'articulator';

export async function measureSearch(
  place: Place,
  {open, field, result}: SearchControls,
  runs: number,
): Promise<Search> {
  const {served} = place;
  const search = (device: Device) =>
    visit(place, device, async (page) => {
      const watched = {selector: result, events: ['pointerdown', 'input']};
      served.requests.length = 0;
      // From the click that opens the search, or from typing if it is open.
      const cold = await timeToPaint(page, watched, async () => {
        await page
          .locator(open ?? field)
          .first()
          .click();
        await page.locator(field).first().fill(FIRST_QUERY);
      });
      await untilQuiet(served);
      // Pages prefetched in the meantime don't count toward the search.
      const needed = served.requests.filter(({isPrefetch}) => !isPrefetch);
      const bytes = needed.reduce((sum, request) => sum + request.bytes, 0);
      const warm = await timeToPaint(page, watched, () => page.locator(field).first().fill(SECOND_QUERY));
      return {cold, warm, bytes};
    });
  // A warm-up, not counted: the server compresses each file on its first request.
  await search({});
  const visits = await repeat(runs, () => search({}));
  const slow = await repeat(runs, () => search(SLOW));
  return {
    cold: median(visits.map(({cold}) => cold)),
    warm: median(visits.map(({warm}) => warm)),
    slow: median(slow.map(({cold}) => cold)),
    bytes: median(visits.map(({bytes}) => bytes)),
  };
}
