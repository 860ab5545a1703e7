/** What readers do in WebKit: all of it in one worker, which starts the browser once. */
import {accessibility} from './cases/accessibility';
import {firstActs} from './cases/first-acts';
import {pages} from './cases/pages';
import {search} from './cases/search';
import {engines, test} from './support';

if (engines.includes('webkit')) {
  test.describe('WebKit', () => {
    test.describe.configure({mode: 'default', timeout: 120_000});
    for (const cases of [pages, firstActs, search, accessibility]) cases('webkit');
  });
}
