/** What readers do in Firefox and WebKit: each engine in one worker, so that its browser starts once. */
import {expect, test as base} from '@playwright/test';
import {installedEngines} from '../support/browsers';
import {startFirefox, startWebKit, type Engine} from './drivers';
import {KINDS} from '../support/parts';
import {plainHost} from '../support/served-sites';
import {restOnSomeLink} from '../support/site';
import {visit, type Reader} from './reader';

const PHONE = 390;
const DESKTOP = 1280;
const PAGE = '/docs/cases/overview';
const PAGES = [...KINDS, '/search?q=invoice', '/no-such-page'];

const START: Record<string, (origin: string) => Promise<Engine>> = {firefox: startFirefox, webkit: startWebKit};

/** Opens a page as a first-time reader, and expects that it has logged nothing by the end of the test. */
type Open = (path: string, width?: number) => Promise<Reader>;

function testIn(name: string) {
  return base.extend<{open: Open}, {engine: Engine}>({
    engine: [
      async ({}, use) => {
        const engine = await START[name]!(process.env.SITE_ORIGIN!);
        await use(engine);
        await engine.close();
      },
      {scope: 'worker'},
    ],
    open: async ({engine}, use) => {
      let page: Reader | undefined;
      await use(async (path, width = DESKTOP) => (page = await visit(await engine.pageOf(width), path)));
      expect(await page?.complaints()).toEqual([]);
    },
  });
}

async function openSearch(page: Reader, how = '/'): Promise<void> {
  if (how === 'its button') await page.click('button', 'Search');
  else await page.press(how);
  await page.until(() => document.activeElement?.matches('dialog[open] input'));
}
const firstHit = (page: Reader) =>
  page.until(() => document.querySelector<HTMLAnchorElement>('dialog[open] a[role=option]')?.href);
const searchIsClosed = (page: Reader) => page.until(() => !document.querySelector('dialog[open]'));
const title = (page: Reader, path: string, text: string) =>
  page.until(
    (pathname, wanted) => location.pathname === pathname && document.querySelector('h1')?.textContent === wanted,
    path,
    text,
  );
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const name of installedEngines()) {
  const test = testIn(name);
  test.describe(name, () => {
    test.describe.configure({mode: 'default', timeout: 600_000});

    test('every kind of page fits both widths and is quiet, before and after the application starts', async ({
      open,
    }) => {
      const page = await open('/');
      for (const path of PAGES) {
        await page.open(path);
        for (const when of ['as it was built', 'started']) {
          if (when === 'started') {
            await page.run(restOnSomeLink);
            await page.until(() => document.documentElement.dataset.hasHydrated === 'true');
          }
          for (const width of [PHONE, DESKTOP]) {
            await page.resize(width);
            expect(await page.run(overflow), `${path}, ${when}, ${width} px`).toBeLessThanOrEqual(0);
          }
        }
        expect(await page.complaints(), path).toEqual([]);
      }
    });

    test('every kind of page can be read without script at both widths', async ({open}) => {
      // A frame that can't run scripts: works in every engine, and the test can inspect it.
      const host = await plainHost();
      const page = await open(`${host.origin}/robots.txt`);
      for (const path of PAGES) {
        await page.run((src) => {
          const frame = Object.assign(document.createElement('iframe'), {src, height: '800'});
          frame.sandbox.add('allow-same-origin');
          document.body.replaceChildren(frame);
        }, path);
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
              fits: inside.documentElement.scrollWidth <= inside.documentElement.clientWidth,
            };
          }, width);
          expect(seen, path).toEqual({width, heading: true, links: true, isStarted: false, fits: true});
        }
      }
      host.close();
    });

    test('a term explains itself in a popover, and Escape closes it', async ({open}) => {
      const page = await open(PAGE);
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
    });

    test('a first click on a link opens its page, and the menu opens, takes the focus, and closes', async ({open}) => {
      const page = await open(PAGE);
      await page.click('.theme-doc-sidebar-container a[href="/docs/cases/search"]');
      await page.until(() => location.pathname === '/docs/cases/search' && document.readyState === 'complete');
      await page.resize(PHONE);
      await page.click('button', 'Toggle navigation bar');
      await page.until(() => {
        const link = document.querySelector('#menu a[href="/docs/cases/line-items"]')!;
        const {left, right, width} = link.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= innerWidth && link.checkVisibility();
      });
      await page.until(() => document.activeElement?.closest('#menu') !== null);
      await page.press('Escape');
      await page.until(() => document.activeElement?.getAttribute('aria-label')?.includes('navigation bar'));
    });

    test('a press copies a template and the page, and changes the color mode, which stays after a reload', async ({
      open,
    }) => {
      const path = '/docs/system/email-templates';
      const page = await open(path);
      const copied = () =>
        page.until(() => document.querySelector('[data-copied]')?.getAttribute('data-copied') === 'Copied');
      await page.run(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')));
      await page.click('pre + button');
      await copied();
      await page.until(() => document.querySelector('body > [role=status]')?.textContent === 'Copied');
      await page.run(() => document.querySelector('[data-copied]')!.removeAttribute('data-copied'));
      // The file arrives after the click is over, when the clipboard may refuse access.
      await page.click('button', 'Copy page');
      await copied();
      await page.click('button', 'Switch between dark and light mode');
      await page.until(() => document.documentElement.dataset.theme === 'dark');
      expect(await page.complaints()).toEqual([]);
      await page.open(path);
      expect(await page.run(() => document.documentElement.dataset.theme)).toBe('dark');
    });

    test('the changelog filters', async ({open}) => {
      const page = await open('/pilot/changelog');
      await page.run(() => {
        const areas = document.querySelector<HTMLSelectElement>('main select[name=area]')!;
        // The focus on the list starts the application.
        areas.focus();
        areas.value = 'Cases';
        areas.dispatchEvent(new Event('change', {bubbles: true}));
      });
      await page.until(() => {
        const entries = [...document.querySelectorAll<HTMLElement>('main [data-area]')];
        const shown = entries.filter((entry) => !entry.hidden);
        return shown.length < entries.length && shown.every((entry) => entry.dataset.area === 'Cases');
      });
    });

    test('the search answers letter by letter, says when there is nothing, and opens the first hit of what was typed', async ({
      open,
    }) => {
      const page = await open(PAGE);
      await openSearch(page);
      const isMarked = (start: string) =>
        page.until(
          (wanted) =>
            [...document.querySelectorAll('dialog[open] mark')].some((mark) =>
              mark.textContent.toLowerCase().startsWith(wanted),
            ),
          start,
        );
      for (const [index, letter] of [...'remake'].entries()) {
        await page.press(letter);
        await isMarked('remake'.slice(0, Math.min(index + 1, 2)));
      }
      await isMarked('remake');
      await page.type('qqzz');
      await page.until(
        () => document.querySelector('dialog[open] [role=status]')?.textContent === 'No results for "remakeqqzz"',
      );
      await page.press('Escape');
      await searchIsClosed(page);
      await openSearch(page, 'Control+k');
      await page.type('bulk imports');
      await page.press('Enter');
      await page.until(() => location.pathname === '/docs/system/bulk-imports/overview');
    });

    test('arrow keys move through the hits, and the input names the chosen one', async ({open}) => {
      const page = await open(PAGE);
      await openSearch(page, 'its button');
      await page.type('invoice');
      expect(await firstHit(page)).toContain('/docs/');
      const chosen = () =>
        page.run(() => {
          const id = document.activeElement!.getAttribute('aria-activedescendant')!;
          return [id, document.getElementById(id)?.getAttribute('aria-selected')];
        });
      await expect.poll(chosen).toEqual(['search-hit-0', 'true']);
      await page.press('ArrowDown');
      await expect.poll(chosen).toEqual(['search-hit-1', 'true']);
      await page.press('ArrowUp');
      await expect.poll(chosen).toEqual(['search-hit-0', 'true']);
    });

    test('a chosen hit is a recent search after a reload, can be removed, and back and forward go through it', async ({
      open,
    }) => {
      const TAX_AREAS = ['/docs/financials/tax-areas', 'Tax areas'] as const;
      const page = await open(PAGE);
      const find = async () => {
        await openSearch(page);
        await page.type('tax areas');
        await firstHit(page);
        await page.press('Enter');
        await title(page, ...TAX_AREAS);
      };
      await find();
      await page.open(PAGE);
      await openSearch(page);
      const recent = await page.until(
        () => document.querySelector<HTMLAnchorElement>('dialog[open] section[aria-label=Recent] a')?.href,
      );
      expect(recent).toContain(TAX_AREAS[0]);
      await page.click('dialog[open] button', 'Remove this search from history');
      await page.until(() => document.querySelector('dialog[open]')!.textContent.includes('No recent searches'));
      await page.press('Escape');
      await searchIsClosed(page);
      await find();
      await page.back();
      await title(page, PAGE, 'Cases');
      await page.forward();
      await title(page, ...TAX_AREAS);
    });

    test('the search fills a phone, leaves the page where it was, and gives the focus back', async ({open}) => {
      const page = await open(PAGE, PHONE);
      await page.run(() => scrollTo({top: 900, behavior: 'instant'}));
      await page.until(() => scrollY === 900);
      await openSearch(page);
      const box = await page.run(() => {
        const {left, width} = document.querySelector('dialog[open]')!.getBoundingClientRect();
        return {left, rest: document.documentElement.clientWidth - width};
      });
      expect(box).toEqual({left: 0, rest: 0});
      await page.press('Escape');
      await page.until(() => !document.querySelector('dialog[open]') && scrollY === 900);
      await openSearch(page, 'its button');
      await page.press('Escape');
      await page.until(() => document.activeElement?.matches('.search-button'));
    });

    test('the results page answers its address, and a changed query', async ({open}) => {
      const page = await open('/search?q=invoice');
      await page.until(() => document.querySelector<HTMLAnchorElement>('main article a')?.href);
      await page.click('main form input');
      await page.type(' qqqqzz');
      await page.until(() => new URLSearchParams(location.search).get('q') === 'invoice qqqqzz');
    });

    test('the running application opens pages without loading a document, also from the menu, and Back returns', async ({
      open,
    }) => {
      const SEARCH = ['/docs/cases/search', 'Case Search'] as const;
      const page = await open(PAGE);
      await page.run(restOnSomeLink);
      await page.until(() => document.documentElement.dataset.hasHydrated === 'true');
      await page.run(() => void Object.assign(window, {isSameDocument: true}));
      await page.click(`.theme-doc-sidebar-container a[href="${SEARCH[0]}"]`);
      await title(page, ...SEARCH);
      await page.resize(PHONE);
      await page.click('button', 'Toggle navigation bar');
      await page.until(() => document.activeElement?.closest('#menu') !== null);
      await page.click('#menu a[href="/docs/cases/line-items"]');
      await title(page, '/docs/cases/line-items', 'Line items');
      await page.until(() => !document.querySelector('#menu:popover-open, [inert]'));
      await page.back();
      await title(page, ...SEARCH);
      await page.back();
      await title(page, PAGE, 'Cases');
      expect(await page.run(() => 'isSameDocument' in window)).toBe(true);
    });

    // Last: after the first query, Firefox keeps computing roles and names for every page, which is slow.
    test('a page, its search, and its menu have their roles and names', async ({open}) => {
      // A short page: an engine searches all of it for a name.
      const page = await open('/docs/category/cases');
      const expectNames = async (...names: [css: string, role: string, name: string][]) => {
        for (const [css, role, text] of names)
          await expect.poll(() => page.isNamed(css, role, text), {message: `${css} is ${role} "${text}"`}).toBe(true);
      };
      await expectNames(
        ['nav.navbar', 'navigation', 'Main'],
        ['main', 'main', ''],
        ['.theme-doc-sidebar-container nav', 'navigation', 'Docs sidebar'],
        ['.theme-doc-breadcrumbs', 'navigation', 'Breadcrumbs'],
        ['h1', 'heading', 'Cases: all pages'],
        ['.search-button', 'button', 'Search Ctrl K'],
      );
      await openSearch(page);
      await page.type('invoice');
      await firstHit(page);
      await expectNames(
        ['dialog', 'dialog', 'Search'],
        ['dialog input', 'combobox', 'Search'],
        ['dialog [role=listbox]', 'listbox', 'Results'],
      );
      await page.press('Escape');
      await searchIsClosed(page);
      await page.resize(PHONE);
      await expectNames(['button', 'button', 'Toggle navigation bar']);
      await page.click('button', 'Toggle navigation bar');
      await page.until(() => document.activeElement?.closest('#menu') !== null);
      await expectNames(['#menu button', 'button', 'Close navigation bar']);
    });
  });
}
