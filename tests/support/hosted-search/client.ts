/** The site's hosted client alone in a page, for calls that no screen of the site makes and for exact timing. */
import type {Page, Request} from '@playwright/test';
import {build} from 'esbuild';

type Call = 'search' | 'getRecommendations' | 'customPost';
type Failure = {name: string; message: string; status?: number};
export type Outcome = {value: unknown; error?: undefined} | {value?: undefined; error: Failure};

const SITE = {
  ...{mode: 'hosted', appId: 'app', apiKey: 'key', indexName: 'docs'},
  ...{baseUrl: '/help/', siteUrl: 'https://www.lab-compass.example', tags: ['docs-default-current'], tasks: []},
};

let bundled: Promise<string> | undefined;

async function bundleClient(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['search/hosted/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'hostedSearch',
    platform: 'browser',
  });
  return `${outputFiles[0]!.text};globalThis.hostedSearch = hostedSearch;`;
}

/** Counts the requests whose response has begun, as seen by the client itself. */
function watchAnswers(): void {
  const counted = Object.assign(globalThis, {answersBegun: 0});
  const {fetch} = window;
  window.fetch = async (...args) => {
    const answer = await fetch(...args);
    counted.answersBegun += 1;
    return answer;
  };
}

/** A page for clients with a stopped clock: no host times out unless a test advances the time. */
export async function openClientPage(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/help/markdown-page');
  await loadClient(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

async function loadClient(page: Page): Promise<void> {
  await page.evaluate(watchAnswers);
  await page.evaluate(await (bundled ??= bundleClient()));
}

const createClient = (page: Page) =>
  page.evaluate(`globalThis.answersBegun = 0; globalThis.client = hostedSearch.createClient(${JSON.stringify(SITE)});`);

export class ClientInPage {
  /** URLs requested from the service's hosts, in order. */
  asked: URL[] = [];

  constructor(readonly page: Page) {}

  readonly onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (/\.algolia(net)?\.(net|com)$/.test(url.hostname)) this.asked.push(url);
  };

  /** A client without any state from earlier ones. */
  async startAnew(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
    await createClient(this.page);
    this.asked = [];
  }

  /** The client on the reader's next page. */
  async nextPage(): Promise<void> {
    await this.page.reload();
    await loadClient(this.page);
    await createClient(this.page);
    this.asked = [];
  }

  get hosts(): string[] {
    return this.asked.map(({hostname}) => hostname);
  }

  /** Doesn't wait for a result; the promise settles when the client has one. */
  call(method: Call, parameters: unknown): Promise<Outcome> {
    return this.page.evaluate(
      async ([name, argument]) => {
        const {client} = globalThis as unknown as {client: Record<string, (argument: unknown) => Promise<unknown>>};
        try {
          return {value: await client[name]!(argument)};
        } catch (error) {
          const {name: errorName, message, status} = error as Failure;
          return {error: {name: errorName, message, ...(status !== undefined && {status})}};
        }
      },
      [method, parameters] as const,
    );
  }

  search(query: string): Promise<Outcome> {
    return this.call('search', {query});
  }

  answersBegun(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as {answersBegun: number}).answersBegun);
  }

  /** Advances the page's clock, and lets everything this triggers start. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
    await this.page.evaluate(() => undefined);
  }
}

/** Disables the client's timeouts, for tests that count calls: a busy machine is slow, not down. */
export async function patientClient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {setTimeout} = window;
    const patient = (callback: TimerHandler, delay = 0, ...args: unknown[]) =>
      setTimeout(callback, delay >= 1_000 ? 60_000 : delay, ...args);
    Object.assign(window, {setTimeout: patient});
  });
}
