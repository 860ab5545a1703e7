import {useEffect, useLayoutEffect, useRef, type Dispatch} from 'react';
import type {Hit} from '../answer';
import type {SearchParts} from './open-dialog';
import {hitId} from './HitList';
import {opensElsewhere} from './open-hit';
import {currentAnswer, type Event, type State} from './state';

type Open = (hit: Hit, isElsewhere: boolean) => void;

/** The hit that a key selects, if any. Arrow keys wrap around; End moves the cursor in the input first. */
function hitAfter({key, shiftKey}: KeyboardEvent, {hits, chosen}: State, input: HTMLInputElement): number | undefined {
  const last = hits.length - 1;
  if (last < 0 || shiftKey) return undefined;
  if (key === 'ArrowDown') return chosen === last ? 0 : chosen + 1;
  if (key === 'ArrowUp') return chosen === 0 ? last : chosen - 1;
  if (key === 'Home' && chosen > 0) return 0;
  const isAtEnd = input.selectionEnd === input.value.length;
  return key === 'End' && isAtEnd && chosen < last ? last : undefined;
}

/** Moves the focus between the input and the entries below it. */
function moveFocus(event: KeyboardEvent, {dialog, input, view}: SearchParts): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const stops = [input, ...view.querySelectorAll<HTMLElement>('.search-hit:not([role])')];
  const from = stops.indexOf(event.target as HTMLInputElement);
  if (step !== undefined && from >= 0 && stops.length > 1) {
    event.preventDefault();
    stops.at((from + step) % stops.length)!.focus();
  } else if (event.target !== input && event.key.length === 1 && event.key !== ' ' && !opensElsewhere(event)) {
    // Typing goes into the query, wherever the focus is.
    if (dialog.contains(event.target as Node)) input.focus();
  }
}

/** Handles the dialog's keys. Enter opens the selected hit of the current query, and waits for its answer if needed. */
export function useKeys(parts: SearchParts, state: State, dispatch: Dispatch<Event>, open: Open): void {
  const latest = useRef({state, open});
  useLayoutEffect(() => {
    latest.current = {state, open};
  });

  useEffect(() => {
    const {dialog, form, input} = parts;
    function openChosen(isElsewhere: boolean): void {
      const {state: now, open: openHit} = latest.current;
      const hit = now.query === input.value && currentAnswer(now) ? now.hits[now.chosen] : undefined;
      if (hit) openHit(hit, isElsewhere);
    }
    function onKeyDown(event: KeyboardEvent): void {
      const {state: now} = latest.current;
      if (event.isComposing) return;
      if (event.key === 'Enter' && event.target === input && opensElsewhere(event)) {
        event.preventDefault();
        openChosen(true);
        return;
      }
      const next = event.target === input ? hitAfter(event, now, input) : undefined;
      if (next === undefined) return moveFocus(event, parts);
      event.preventDefault();
      dispatch({type: 'chose', chosen: next});
      document.getElementById(hitId(next))?.scrollIntoView({block: 'nearest'});
    }
    const until = new AbortController();
    dialog.addEventListener('keydown', onKeyDown, until);
    form.addEventListener('submit', () => openChosen(false), until);
    return () => until.abort();
  }, [parts, dispatch]);

  // Enter was pressed before the answer arrived (`data-entered`, search/dialog/open-dialog.ts), and the query hasn't changed.
  useEffect(() => {
    const {dialog, input} = parts;
    const [first] = state.hits;
    if (!first || dialog.dataset.entered !== input.value || currentAnswer(state)?.query !== input.value) return;
    delete dialog.dataset.entered;
    latest.current.open(first, false);
  }, [parts, state]);
}
