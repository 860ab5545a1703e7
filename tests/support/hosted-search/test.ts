/** The test function for the site with the hosted search: a browser for which the service's hosts are the test's. */
import {serveFixtureSite, type ServedSite} from '../fixture-sites';
import {test as siteTest} from '../site';
import {HostedService} from './service';

export {expect} from '../site';

export const test = siteTest.extend<{hosted: HostedService}, {hostedService: HostedService; hostedSite: ServedSite}>({
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
      const site = await serveFixtureSite('help');
      await use(site);
      site.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({hostedSite}, use) => use(hostedSite.origin),
  // For every test, also for one that does not ask for it: the test before may have left the hosts broken.
  hosted: [
    async ({hostedService}, use) => {
      await hostedService.reset();
      await use(hostedService);
    },
    {auto: true},
  ],
});
