import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onIntent} from './intent';

const link = {origin: 'https://docs.example', pathname: '/docs/cases'};
const onLink = {closest: (selector: string) => (selector.startsWith('a:is') ? link : null)};
const onText = {closest: () => null};

let fire: (event: object) => void;
const move = (target: object, movementX = 1) => fire({type: 'pointermove', target, movementX});

const [rest, press] = [vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', {origin: link.origin, pathname: '/'});
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fire) => (fire = listener));
  onIntent({rest: rest.mockClear(), press: press.mockClear()});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes a page that came under a resting pointer for no sign', () => {
  move(onLink, 0);
  vi.advanceTimersByTime(1000);
  expect(rest).not.toHaveBeenCalled();
});

it('takes 25 ms without a movement for a rest, also if the browser reports the same place again', () => {
  move(onLink);
  vi.advanceTimersByTime(20);
  move(onLink);
  move(onText, 0);
  vi.advanceTimersByTime(24);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest).toHaveBeenCalledExactlyOnceWith(link, true);
  move(onLink);
  vi.advanceTimersByTime(1000);
  expect(rest).toHaveBeenCalledOnce();
});

it('takes a link that the pointer leaves again for no rest', () => {
  move(onLink);
  move(onText);
  vi.advanceTimersByTime(1000);
  expect(rest).not.toHaveBeenCalled();
});

it('takes 80 ms on a link for a rest of the focus', () => {
  fire({type: 'focusin', target: onLink});
  vi.advanceTimersByTime(79);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest).toHaveBeenCalledExactlyOnceWith(link, false);
});

it('reports a press that lasts, and takes the focus that comes with it for no rest', () => {
  move(onLink);
  for (const type of ['pointerdown', 'focusin']) fire({type, target: onLink});
  vi.advanceTimersByTime(39);
  expect(press).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(press).toHaveBeenCalledExactlyOnceWith(link);
  expect(rest).not.toHaveBeenCalled();
});

it.each(['pointerup', 'pointercancel'])('takes a tap and the start of a scroll for no press: %s', (end) => {
  for (const type of ['pointerdown', end]) fire({type, target: onLink});
  vi.advanceTimersByTime(1000);
  expect(press).not.toHaveBeenCalled();
});

it('lets a quick press on a part that needs the application start it', () => {
  const part = {closest: (selector: string) => (selector.startsWith('a:is') ? null : link)};
  for (const type of ['pointerdown', 'pointerup']) fire({type, target: part});
  vi.advanceTimersByTime(80);
  expect(rest).toHaveBeenCalledOnce();
});
