import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onIntent} from './intent';

const link = {origin: 'https://docs.example', pathname: '/docs/cases'};
const onLink = {closest: (selector: string) => (selector.startsWith('a[href]') ? link : null)};
const onText = {closest: () => null};

let fire: (event: object) => void;
const move = (target: object, clientX: number, joined = 1) =>
  fire({type: 'pointermove', target, clientX, timeStamp: 1, getCoalescedEvents: () => Array.from({length: joined})});

const use = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', {origin: link.origin, pathname: '/'});
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fire) => (fire = listener));
  onIntent(use.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes a first event for a page that came under a resting pointer', () => {
  move(onLink, 1);
  vi.advanceTimersByTime(1000);
  expect(use).not.toHaveBeenCalled();
});

it('takes a first event that joins several moves, as after a busy moment, for a rest', () => {
  move(onLink, 1, 3);
  vi.advanceTimersByTime(79);
  expect(use).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(use).toHaveBeenCalledOnce();
});

it('goes on resting when the browser reports the same place again, and not when the pointer leaves', () => {
  move(onText, 1);
  move(onLink, 2);
  move(onText, 2);
  vi.advanceTimersByTime(80);
  expect(use).toHaveBeenCalledOnce();
  move(onText, 3);
  move(onLink, 4);
  move(onText, 5);
  vi.advanceTimersByTime(80);
  expect(use).toHaveBeenCalledOnce();
});
