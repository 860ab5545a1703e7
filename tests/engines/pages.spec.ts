import {DESKTOP, engines, expect, PHONE, test, visit} from './support';

const KINDS = {
  home: '/',
  reference: '/docs/cases/overview',
  'long reference': '/docs/system/bulk-imports/overview',
  category: '/docs/category/cases',
  guide: '/guides/invoicing-and-shipping',
  'quick start': '/pilot/welcome/quick-start',
  comparison: '/pilot/compare/dlcpm',
  changelog: '/pilot/changelog',
  'results page': '/search?q=invoice',
  'not found': '/no-such-page',
};

for (const name of engines) {
  test.describe(name, () => {
    for (const width of [DESKTOP, PHONE]) {
      test(`every kind of page fits ${width} px and is quiet, before and after the application starts`, async ({
        browsers,
      }) => {
        const page = await visit(await browsers(name), width, '/');
        for (const [kind, path] of Object.entries(KINDS)) {
          await page.open(path);
          expect(await page.run(() => document.documentElement.scrollWidth - innerWidth), kind).toBeLessThanOrEqual(0);
          await page.press('Tab');
          await page.hydrated();
          expect(await page.run(() => document.documentElement.scrollWidth - innerWidth), kind).toBeLessThanOrEqual(0);
          expect(await page.complaints(), kind).toEqual([]);
        }
      });
    }

    test('paper has no navigation and uses the whole width', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, '/docs/system/bulk-imports/overview');
      const printed = await page.run(() => {
        // The layout of paper on the screen: rules for print apply, rules for the screen do not.
        for (const sheet of document.styleSheets) {
          for (const rule of sheet.cssRules) {
            if (!(rule instanceof CSSMediaRule)) continue;
            if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
            else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
          }
        }
        const main = document.querySelector('article')!.getBoundingClientRect();
        const shown = (css: string) => document.querySelector(css)?.checkVisibility() ?? false;
        return {
          share: main.width / innerWidth,
          navigation: ['nav.navbar', '.theme-doc-sidebar-container', 'footer.footer'].filter(shown),
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(printed.navigation).toEqual([]);
      expect(printed.share).toBeGreaterThan(0.85);
      expect(printed.overflow).toBeLessThanOrEqual(0);
    });

    test('a term explains itself in a popover, and Escape closes it', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, '/docs/cases/overview');
      await page.click('main button[popovertarget]');
      await page.until(() => document.querySelector(':popover-open')?.textContent);
      await page.press('Escape');
      await page.until(() => !document.querySelector(':popover-open'));
    });

    test('terms look like terms', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, '/docs/cases/overview');
      const line = await page.run(() => {
        const style = getComputedStyle(document.querySelector('main button[popovertarget]')!);
        return style.textDecorationLine + style.borderBottomStyle;
      });
      expect(line).toMatch(/underline|dotted|dashed/);
    });
  });
}
