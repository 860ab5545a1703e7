/** The test function for the site with the hosted search: its browser resolves the service's hosts to the test's. */
import type {Page} from '@playwright/test';
import {serveHelp} from '../served-sites';
import {test as siteTest, watched} from '../site';
import {ClientInPage, openClientPage} from './client';
import {HostedService} from './service';

export {expect} from '../site';

export const test = siteTest.extend<
  {hosted: HostedService; client: ClientInPage},
  {hostedService: HostedService; hostedSite: {origin: string}; clientPage: Page}
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
  // One page for all clients, since opening one for each costs more than everything they do.
  clientPage: [
    async ({browser, hostedSite}, use) => {
      const page = await browser.newPage({baseURL: hostedSite.origin});
      await openClientPage(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  client: async ({clientPage, hosted: _, consoleWatch}, use) => {
    // The browser's messages about hosts that fail on demand.
    consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
    const client = new ClientInPage(clientPage);
    await client.startAnew();
    await watched(clientPage, consoleWatch, async () => {
      clientPage.on('request', client.onRequest);
      await use(client);
      clientPage.off('request', client.onRequest);
    });
  },
});
