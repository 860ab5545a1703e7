/** Every kind of page as served: it fits, logs nothing, prints, and works without JavaScript or popovers. */
import {DESKTOP, expect, PHONE, test, visit} from '../support';
import {serveWithoutScript} from '../without-script';

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

/** As `restOnLink` in tests/support/site.ts, inside the page. */
function restOnLink(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target],[type])')];
  const link = links.find(({pathname}) => pathname !== location.pathname)!;
  for (const clientX of [1, 2]) link.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, clientX}));
}

export function pages(name: string): void {
  test('every kind of page fits both widths and is quiet, before and after the application starts', async ({
    browsers,
  }) => {
    const page = await visit(await browsers(name), DESKTOP, '/');
    const expectFit = async (when: string) => {
      for (const width of [PHONE, DESKTOP]) {
        await page.resize(width);
        const overflow = await page.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${when}, ${width} px`).toBeLessThanOrEqual(0);
      }
    };
    for (const [kind, path] of Object.entries(KINDS)) {
      await page.open(path);
      await expectFit(`${kind}, as it was built`);
      await page.run(restOnLink);
      await page.hydrated();
      await expectFit(`${kind}, started`);
      expect(await page.complaints(), kind).toEqual([]);
    }
  });

  test('wide paper has no navigation, and the text uses all of it', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, '/docs/system/bulk-imports/overview');
    const printed = await page.run(() => {
      // Applies the print layout on screen: print rules on, screen rules off.
      const applyPrint = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
            else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
          }
          if ('cssRules' in rule) applyPrint(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) applyPrint(sheet.cssRules);
      const chrome = ['.navbar', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.footer'];
      const cut = [...document.querySelectorAll('main :is(table, figure, svg)')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
      );
      return {
        share: document.querySelector('article')!.getBoundingClientRect().width / innerWidth,
        navigation: chrome.filter((css) => document.querySelector(css)?.checkVisibility()),
        cut: cut.map((element) => element.outerHTML.slice(0, 80)),
      };
    });
    expect(printed).toMatchObject({navigation: [], cut: []});
    expect(printed.share).toBeGreaterThan(0.85);
  });

  test('a term explains itself in a popover, Escape closes it, and without popovers no definition lies over the page', async ({
    browsers,
  }) => {
    const page = await visit(await browsers(name), DESKTOP, '/docs/cases/overview');
    const line = await page.run(() => {
      const style = getComputedStyle(document.querySelector('main a[href^="#term-"]')!);
      return `${style.textDecorationLine} ${style.textDecorationStyle}`;
    });
    expect(line, 'a term looks like one').toBe('underline dotted');
    await page.click('main a[href^="#term-"]');
    const box = await page.until(() => {
      const {left, right, top, bottom, width} =
        document.querySelector('[id^=term-]:popover-open')?.getBoundingClientRect() ?? {};
      return width && {left, right: innerWidth - right!, top, bottom: innerHeight - bottom!};
    });
    for (const [side, room] of Object.entries(box as object)) expect(room, side).toBeGreaterThanOrEqual(0);
    await page.press('Escape');
    await page.until(() => !document.querySelector(':popover-open'));

    expect(await page.complaints()).toEqual([]);

    const shown = await page.run(() => {
      // Simulates a browser without popovers: their selectors match nothing, and the fallback rules apply.
      const forget = (owner: CSSStyleSheet | CSSGroupingRule): void => {
        for (let place = owner.cssRules.length - 1; place >= 0; place -= 1) {
          const rule = owner.cssRules[place]!;
          if (rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:popover-open)') {
            const inner = [...rule.cssRules].map(({cssText}) => cssText);
            owner.deleteRule(place);
            for (const text of inner.reverse()) owner.insertRule(text, place);
          } else if (rule instanceof CSSStyleRule ? rule.selectorText.includes(':popover-open') : false)
            owner.deleteRule(place);
          else if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open'))
            owner.deleteRule(place);
          else if (rule instanceof CSSGroupingRule) forget(rule);
        }
      };
      for (const sheet of document.styleSheets) forget(sheet);
      const definitions = [...document.querySelectorAll('[id^=term-][popover]')];
      for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
      return {all: definitions.length, shown: definitions.filter((element) => element.checkVisibility()).length};
    });
    expect(shown.all).toBeGreaterThan(0);
    expect(shown.shown).toBe(0);
  });

  test('every kind of page can be read without script at both widths', async ({browsers}) => {
    const site = await serveWithoutScript(process.env.SITE_ORIGIN!);
    const page = await visit(await browsers(name), DESKTOP, '/');
    for (const [kind, path] of Object.entries(KINDS)) {
      await page.open(site.frameOf(path));
      for (const width of [DESKTOP, PHONE]) {
        const seen = await page.until((wide) => {
          const frame = document.querySelector('iframe')!;
          frame.width = String(wide);
          const inside = frame.contentDocument!;
          const heading = inside.querySelector('h1');
          if (inside.readyState !== 'complete' || !heading) return undefined;
          return {
            width: inside.defaultView!.innerWidth,
            heading: heading.checkVisibility(),
            links: [...inside.querySelectorAll('main a[href], nav a[href]')].some((link) => link.checkVisibility()),
            isStarted: inside.documentElement.dataset.hasHydrated === 'true',
            overflow: inside.documentElement.scrollWidth - inside.documentElement.clientWidth,
          };
        }, width);
        expect(seen, kind).toMatchObject({width, heading: true, links: true, isStarted: false});
        expect(seen!.overflow, `${kind}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    site.close();
  });
}
