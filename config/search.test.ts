import {describe, expect, it} from 'vitest';
import {readSearchSettings} from './search';

describe('search settings', () => {
  it('choose the embedded search when nothing is given', () => {
    expect(readSearchSettings({})).toEqual({mode: 'embedded', indexName: 'docs'});
  });

  it('choose the hosted search when id and key are given', () => {
    expect(readSearchSettings({ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'other'})).toEqual({
      mode: 'hosted',
      appId: 'app',
      apiKey: 'key',
      indexName: 'other',
    });
  });

  it('take an empty name as none', () => {
    expect(readSearchSettings({ALGOLIA_INDEX_NAME: ''}).indexName).toBe('docs');
  });

  it('refuse an id that could add to the security policy', () => {
    expect(() => readSearchSettings({ALGOLIA_APP_ID: 'a b;script-src *', ALGOLIA_API_KEY: 'key'})).toThrow(
      'ALGOLIA_APP_ID has letters and digits only. It is "a b;script-src *".',
    );
  });

  it('refuse a key without an id, and an id without a key, with the words of the client', () => {
    expect(() => readSearchSettings({ALGOLIA_API_KEY: 'key'})).toThrow('`appId` is missing.');
    expect(() => readSearchSettings({ALGOLIA_APP_ID: 'app'})).toThrow('`apiKey` is missing.');
    expect(() => readSearchSettings({ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: ''})).toThrow('`apiKey` is missing.');
  });
});
