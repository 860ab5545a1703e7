import {useLayoutEffect, type Dispatch} from 'react';
import type {Hit} from '../answer';
import type {SearchParts} from './open-dialog';
import {hitId} from './HitList';
import {opensElsewhere} from '../../lib/opens-elsewhere';
import {currentAnswer, type Event, type State} from './state';

type Open = (hit: Hit, isElsewhere: boolean) => void;

/** The hit that a key selects, if any. Arrow keys wrap around; Home and End move the cursor in the input first. */
function hitAfter({key, shiftKey}: KeyboardEvent, {hits, chosen}: State, input: HTMLInputElement): number | undefined {
  const last = hits.length - 1;
  if (last < 0 || shiftKey) return undefined;
  if (key === 'ArrowDown') return chosen === last ? 0 : chosen + 1;
  if (key === 'ArrowUp') return chosen === 0 ? last : chosen - 1;
  const {selectionEnd, value} = input;
  if (key === 'Home' && selectionEnd === 0 && chosen > 0) return 0;
  return key === 'End' && selectionEnd === value.length && chosen < last ? last : undefined;
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
  useLayoutEffect(() => {
    const {dialog, form, input} = parts;
    const chosenHit = () => (currentAnswer(state)?.query === input.value ? state.hits[state.chosen] : undefined);
    /** Enter marks what it was pressed for (`data-entered`, search/dialog/open-dialog.ts), even before the answer arrives. */
    function openEntered(): void {
      const hit = chosenHit();
      if (!hit || dialog.dataset.entered !== input.value) return;
      delete dialog.dataset.entered;
      open(hit, false);
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing) return;
      if (event.key === 'Enter' && event.target === input && opensElsewhere(event)) {
        event.preventDefault();
        const hit = chosenHit();
        if (hit) open(hit, true);
        return;
      }
      const next = event.target === input ? hitAfter(event, state, input) : undefined;
      if (next === undefined) return moveFocus(event, parts);
      event.preventDefault();
      dispatch({type: 'chose', chosen: next});
      document.getElementById(hitId(next))?.scrollIntoView({block: 'nearest'});
    }
    const until = new AbortController();
    dialog.addEventListener('keydown', onKeyDown, until);
    form.addEventListener('submit', openEntered, until);
    openEntered();
    return () => until.abort();
  });
}
