/** What holds for the layout and the pictures of every route on the narrowest screen. */
import {everyRoute} from '../spec/listed-routes';
import {sidewaysScroll} from '../support/layout';
import {expect, test} from '../support/site';

test.use({viewport: {width: 320, height: 640}});

/** Figures and drawings without a name or without a description in words. */
const unnamedPictures = () => {
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    return [element.getAttribute('aria-label'), ...texts].join('').trim();
  };
  const pictures = [
    ...document.querySelectorAll('figure:has(> figcaption), main svg[role="img"], figure [role="group"], main img'),
  ];
  return pictures
    .filter(
      (picture) => !nameOf(picture) && !picture.getAttribute('alt') && !picture.matches('figure:has(svg[role="img"])'),
    )
    .map(({outerHTML}) => outerHTML.slice(0, 120));
};

for (const route of everyRoute) {
  test(`${route} fits 320 px, and its pictures have names`, async ({page}) => {
    await page.goto(route);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.evaluate(unnamedPictures)).toEqual([]);
  });
}
