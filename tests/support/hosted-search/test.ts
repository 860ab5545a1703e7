/** The test function for the site with the hosted search: its browser resolves the service's hosts to the test's. */
import type {Page} from '@playwright/test';
import {serveHelp} from '../served-sites';
import {test as siteTest} from '../site';
import {HostedService} from './service';

export {expect} from '../site';

export const test = siteTest.extend<
  {hosted: HostedService},
  {hostedService: HostedService; hostedSite: {origin: string}}
>({
  hostedService: [
    async ({}, use) => {
      const service = new HostedService();
      await service.reset();
      await use(service);
      await service.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, hostedService}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...hostedService.chromiumArguments]});
    },
    {scope: 'worker'},
  ],
  hostedSite: [
    async ({}, use) => {
      const site = await serveHelp();
      await use(site);
      site.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({hostedSite}, use) => use(hostedSite.origin),
  // For every test, even one that doesn't use it: the previous test may have left the hosts broken.
  hosted: [
    async ({hostedService}, use) => {
      await hostedService.reset();
      await use(hostedService);
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
