/** Scripts that have run or are on their way. One that runs twice would start a second application. */
const loading = new Map<string, Promise<boolean>>();

/** Runs a script once and tells whether it has come; one that has failed is tried again by the next call. */
export function loadScript(file: string): Promise<boolean> {
  const known = loading.get(file);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), {src: file});
  const outcome = new Promise<boolean>((done) => {
    script.onload = () => done(true);
    script.onerror = () => {
      loading.delete(file);
      done(false);
    };
  }).finally(() => {
    // The application would wait for an element that has failed instead of asking anew.
    script.remove();
  });
  loading.set(file, outcome);
  document.head.append(script);
  return outcome;
}
