/** The site's hosted client alone in a page: for calls that no screen of the site makes, and for exact times. */
import type {Page} from '@playwright/test';
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
    entryPoints: ['src/search/hosted/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'hostedSearch',
    platform: 'browser',
  });
  return `${outputFiles[0]!.text};globalThis.client = hostedSearch.createHostedClient(${JSON.stringify(SITE)});`;
}

const withClock = new WeakSet<Page>();

/** Counts the requests whose answer has begun, as the client itself sees it. */
function watchAnswers(): void {
  const counted = Object.assign(globalThis, {answersBegun: 0});
  const {send} = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendWatched(...args) {
    this.addEventListener('readystatechange', () => {
      if (this.readyState === XMLHttpRequest.HEADERS_RECEIVED) counted.answersBegun += 1;
    });
    send.apply(this, args);
  };
}

export class ClientInPage {
  /** Addresses asked for on the service's hosts, in order. */
  readonly asked: URL[] = [];

  private constructor(readonly page: Page) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\.algolia(net)?\.(net|com)$/.test(url.hostname)) this.asked.push(url);
    });
  }

  /** The page's clock stops from then on, so that no host is given up unless a test lets time pass. */
  static async open(page: Page): Promise<ClientInPage> {
    const isFirst = !withClock.has(page);
    if (isFirst) await page.clock.install();
    await page.goto('/help/markdown-page');
    await page.evaluate(watchAnswers);
    await page.evaluate(await (bundled ??= bundleClient()));
    if (isFirst) await page.clock.pauseAt(new Date(Date.now() + 60_000));
    withClock.add(page);
    return new ClientInPage(page);
  }

  get hosts(): string[] {
    return this.asked.map(({hostname}) => hostname);
  }

  /** Does not wait: the outcome comes when the client has one. */
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

  /** Lets time pass in the page, and everything that this sets going start. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
    await this.page.evaluate(() => undefined);
  }
}
