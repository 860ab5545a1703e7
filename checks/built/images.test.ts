import {expect, test} from 'vitest';
import {images} from './images';
import {problemsOn} from './testing';

test('finds an image without a size', async () => {
  expect(await problemsOn(images, '<img src="/pan.png">')).toEqual([
    '/docs/cases/overview: the image /pan.png has no width and height, so the page jumps when it comes.',
  ]);
});

test('lets an ornament with a size pass', async () => {
  expect(await problemsOn(images, '<img src="/pan.png" alt="" width="1" height="1">')).toEqual([]);
});
