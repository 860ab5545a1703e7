/** Scripts that have loaded or are loading. Running one twice would start a second application. */
const loading = new Map<string, Promise<boolean>>();

/** Loads and runs a script once, and resolves to whether it loaded. After a failure, the next call retries. */
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
    // The application would wait for the failed element instead of requesting the file again.
    script.remove();
  });
  loading.set(file, outcome);
  document.head.append(script);
  return outcome;
}
