/** Time from clicking a sidebar link until the new page's title is painted. */
import type {CorpusPage} from '../corpus/tree';
import {median, repeat, untilQuiet, visit, type Place} from './browser';
import {timeToPaint} from './paint';

export type Navigation = {slowCold: number; slowHovered: number};

export async function measureNavigation(
  place: Place,
  {sidebar, siblings, runs}: {sidebar: string; siblings: readonly CorpusPage[]; runs: number},
): Promise<Navigation> {
  const click = (run: number, slowdown: number, isHovered: boolean) =>
    visit(place, {slowdown}, async (page) => {
      const {slug} = siblings[run % siblings.length]!;
      const target = page.locator(`${sidebar} a[href*="/${slug}"]`).first();
      if (isHovered) {
        await target.hover();
        // A real pointer keeps moving after it first enters the link.
        await target.hover({position: {x: 12, y: 12}});
        await untilQuiet(place.served);
      }
      return timeToPaint(page, {selector: 'h1', events: ['click']}, () => target.click({noWaitAfter: true}));
    });
  const time = async (slowdown: number, isHovered: boolean) =>
    median(await repeat(runs, (run) => click(run, slowdown, isHovered)));
  // A warm-up, not counted: the server compresses each file on its first request.
  await time(1, false);
  return {
    slowCold: await time(4, false),
    slowHovered: await time(4, true),
  };
}
