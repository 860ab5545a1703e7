/** 6. Roles and permissions. */
import {expect, test} from '../support/site';
import {everyRoute} from './listed-routes';

test('6.1 the site is public: every page answers without credentials and none asks for them', async ({request}) => {
  for (const path of everyRoute) {
    const answer = await request.get(path, {maxRedirects: 0});
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['www-authenticate'], path).toBeUndefined();
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(/<input[^>]*type="?(password|email)/i.test(await answer.text()), path).toBe(false);
  }
});
