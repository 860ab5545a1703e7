/** The test function for the site with the hosted search: what it sends to the service's hosts, the test answers. */
import type {Page} from '@playwright/test';
import {serveHelp} from '../served-sites';
import {test as siteTest} from '../site';
import {HostedService} from './service';

export {expect} from '../site';

export const test = siteTest.extend<{hosted: HostedService}, {hostedSite: {origin: string}}>({
  hostedSite: [
    async ({}, use) => {
      const site = await serveHelp();
      await use(site);
      site.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({hostedSite}, use) => use(hostedSite.origin),
  // For every test, even one that doesn't use it: its pages ask the service all the same.
  hosted: [
    async ({context}, use) => {
      const service = new HostedService();
      await context.route(service.isHost, service.receive);
      await use(service);
    },
    {auto: true},
  ],
});

/** Disables the client's timeouts, for tests that count calls: a busy machine is slow, not down. */
export async function patientClient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {setTimeout} = window;
    const patient = (callback: TimerHandler, delay = 0, ...args: unknown[]) =>
      setTimeout(callback, delay >= 1_000 ? 60_000 : delay, ...args);
    Object.assign(window, {setTimeout: patient});
  });
}
