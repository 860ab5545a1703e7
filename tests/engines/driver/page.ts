/** What a test can do in both Firefox and WebKit. Playwright drives neither of Debian's builds. */
export type EnginePage = {
  /** Opens a path of the site, or a full URL. */
  open(path: string): Promise<void>;
  /** Resizes the open page. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page; the function and its arguments are serialized. */
  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** `Enter`, `a`, or a chord such as `Control+k`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Whether the engine computes this role and name for an element that matches the selector. */
  isNamed(css: string, role: string, name: string): Promise<boolean>;
  back(): Promise<void>;
  forward(): Promise<void>;
};

export type Engine = {
  /** The page, resized to this width. */
  pageOf(width: number): Promise<EnginePage>;
  close(): Promise<void>;
};

export const HEIGHT = 900;

/** Serializes a call as an expression. */
export const asExpression = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Runs in every document before its own scripts and collects the page's errors for the test. */
export const PROBE = `(() => {
  const complaints = (window.complaints = []);
  document.addEventListener('securitypolicyviolation', (e) => complaints.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI));
  addEventListener('error', (e) => complaints.push('error: ' + (e.message || (e.target && (e.target.src || e.target.href)))), true);
  addEventListener('unhandledrejection', (e) => complaints.push('rejection: ' + e.reason));
  for (const level of ['error', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      complaints.push('console.' + level + ': ' + words.join(' '));
      said.apply(console, words);
    };
  }
})();`;
