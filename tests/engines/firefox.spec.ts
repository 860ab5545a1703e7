/** What readers do in Firefox, all in one worker so that the browser starts once. */
import {accessibility} from './cases/accessibility';
import {firstActs} from './cases/first-acts';
import {pages} from './cases/pages';
import {search} from './cases/search';
import {engines, test} from './support';

if (engines.includes('firefox')) {
  test.describe('Firefox', () => {
    test.describe.configure({mode: 'default', timeout: 120_000});
    for (const cases of [pages, firstActs, search, accessibility]) cases('firefox');
  });
}
