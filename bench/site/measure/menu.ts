/** Time from tapping the menu button, as the first action on a phone, until a link of the menu is painted. */
import type {MenuControls} from '../contenders/contender';
import {median, repeat, SLOW, visit, type Device, type Place} from './browser';
import {timeToPaint} from './paint';

export type Menu = {fast: number; slow: number};

export async function measureMenu(place: Place, {open, link}: MenuControls, runs: number): Promise<Menu> {
  const tap = (device: Device) =>
    visit(place, {...device, isPhone: true}, (page) =>
      timeToPaint(page, {selector: link, events: ['click'], mustFit: true}, () => page.locator(open).first().tap()),
    );
  return {fast: median(await repeat(runs, () => tap({}))), slow: median(await repeat(runs, () => tap(SLOW)))};
}
