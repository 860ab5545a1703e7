/** Line length, and the opening of the home page; accessibility/every-route checks every page. */
import {expect, test} from '../support/site';

test('a line of text has about sixty characters', async ({page}) => {
  for (const path of ['/docs/cases/overview', '/pilot/welcome/why-pilot', '/markdown-page']) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const widths = [
        ...document.querySelectorAll('.markdown > p:not([data-search=skip])'),
      ].map((text) => {
        const {fontSize} = getComputedStyle(text);
        return text.getBoundingClientRect().width / Number.parseFloat(fontSize);
      });
      return Math.max(...widths);
    });
    // In this typeface, a character is about half as wide as the font size.
    expect(longest, path).toBeLessThan(34);
  }
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the home page says what it is, searches, and leads on in its first screen at ${width}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const opening = page.locator('main header');
    await expect(opening.getByText('dental labs')).toBeInViewport({ratio: 1});
    await expect(opening.getByRole('searchbox')).toBeInViewport({ratio: 1});
    for (const link of await opening.getByRole('link').all()) await expect(link).toBeInViewport({ratio: 1});
    // On a phone, the picture comes after what readers do.
    if (width > 996) await expect(opening.getByRole('figure')).toBeInViewport({ratio: 0.9});
    // The numbers of the teeth must be large enough to read.
    const heights = await opening
      .locator('svg[role=img] text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(10);
  });
}
