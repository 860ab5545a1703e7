import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {describedPictures} from './described-pictures';

test('finds a figure without a caption, an image without an alternative and an image by hand', async () => {
  const page = '<Figure name="case-page" caption="A case." />\n\n![](/img/pan.png)\n\n<img src="/img/pan.png" />\n';
  const found = await problemsOf(describedPictures, page);
  expect(found).toHaveLength(3);
  expect(found[0]).toContain(':1: the figure "case-page" has no telling caption');
  expect(found[1]).toContain(':3: the image /img/pan.png has no alternative text');
  expect(found[2]).toContain(':5: an <img> by hand');
});

test('lets described pictures pass', async () => {
  const page =
    '<Figure name="case-page" caption="Case 10482 on the day it was received." />\n\n![A pan with two models](/img/pan.png)\n';
  expect(await problemsOf(describedPictures, page)).toEqual([]);
});
