import {expect, it} from 'vitest';
import config from '../docusaurus.config';

it('the bundler keeps nothing for the next build, which would publish old facts and titles', () => {
  expect(config.future?.experimental_faster).toMatchObject({rspackPersistentCache: false});
});
