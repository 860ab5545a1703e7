import {expect, it} from 'vitest';
import {ANNOUNCEMENT_ENDS, announcementOn} from './announcement';

it('is shown until the day on which it ends', () => {
  const ends = Date.parse(ANNOUNCEMENT_ENDS);
  expect(announcementOn(new Date(ends - 1))).toHaveProperty('id');
  expect(announcementOn(new Date(ends))).toBeUndefined();
});
