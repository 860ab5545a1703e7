/** Opens what is closed around the target of the URL's hash: a problem, a rare task, a section. */
import {whenParsed} from './when-parsed';

/** IDs on this site need no escapes, so a hash that has some leads nowhere. */
export const hashTarget = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

function openTarget(): void {
  const target = hashTarget();
  let wasClosed = false;
  for (let around = target?.closest('details'); around; around = around.parentElement!.closest('details')) {
    wasClosed ||= !around.open;
    around.open = true;
  }
  if (wasClosed) target!.scrollIntoView();
}

whenParsed(openTarget);
// The application reports its own navigation as well (src/client/navigation.ts).
addEventListener('hashchange', openTarget);
