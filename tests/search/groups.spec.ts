/** Hits in groups: by top-level heading, five in each, the group with the best hit first. */
import {searches} from '../support/hosted-search/behaviours';
import {samplePage} from '../support/hosted-search/sample-records';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal} from '../support/search-modal';
import {cutRecords} from '../../search/records';

/** Pages by rank, each written as its group and its title. */
const ranked = (...pages: string[]) =>
  cutRecords(
    pages.map((page, place) => {
      const [group = '', title = ''] = page.split(': ');
      return samplePage(`/docs/page-${place}`, group, title, '');
    }),
  );

test('groups come in the order of their best hit', async ({started, hosted}) => {
  hosted.everywhere(
    searches(
      ranked(
        'Cases: Crown first',
        'Guides: Crown second',
        'Cases: Crown third',
        'Guides: Crown fourth',
        'Cases: Crown fifth',
        'System: Crown sixth',
      ),
    ),
  );
  const page = await started('/help/');
  const modal = await new SearchModal(page).openAndType('crown');
  await expect(modal.hits).toHaveText([/first/, /third/, /fifth/, /second/, /fourth/, /sixth/]);
  await expect(modal.groups).toHaveCount(3);
  await modal.dialog.getByRole('link', {name: 'See all 6 results'}).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveText(
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => new RegExp(`^Crown ${place}`)),
  );
});

test('of eight hits of one group five are shown', async ({started, hosted}) => {
  hosted.everywhere(searches(ranked(...Array.from({length: 8}, (_, i) => `Cases: Crown ${i}`))));
  const modal = await new SearchModal(await started('/help/')).openAndType('crown');
  await expect(modal.hits).toHaveText([/0/, /1/, /2/, /3/, /4/]);
  await expect(modal.dialog.getByRole('link', {name: 'See all 8 results'})).toBeVisible();
});

test('two groups are two lists', async ({started, hosted}) => {
  hosted.everywhere(searches(ranked('Cases: Crown 0', 'Guides: Crown 1')));
  const modal = await new SearchModal(await started('/help/')).openAndType('crown');
  await expect(modal.groups).toHaveCount(2);
  await expect(modal.group('Cases')).toHaveText([/0/]);
  await expect(modal.group('Guides')).toHaveText([/1/]);
});
