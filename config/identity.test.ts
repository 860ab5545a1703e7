import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {loadIdentity} from './identity';

const folder = mkdtempSync(join(tmpdir(), 'identity-'));
afterAll(() => rmSync(folder, {recursive: true}));

function identityFile(content: string): string {
  const file = join(folder, 'identity.json');
  writeFileSync(file, content);
  return file;
}

describe('the identity', () => {
  it('1.1 has a tagline that says that the product simplifies lab management', () => {
    const {product, tagline} = loadIdentity('');
    expect(tagline).toBe(`${product} simplifies lab management.`);
  });

  it('names Pilot, seven competitors and two carriers by default', () => {
    const identity = loadIdentity('');
    expect(identity.product).toBe('Pilot');
    expect(identity.competitors).toHaveLength(7);
    expect(identity.integrations.carriers.map(({slug}) => slug)).toEqual(['ups', 'fedex']);
  });

  it('takes single values from a file and keeps the rest', () => {
    const identity = loadIdentity(identityFile('{"product": "Compass"}'));
    expect(identity.product).toBe('Compass');
    expect(identity.copyrightYear).toBe(2025);
  });

  it.each([
    ['an unknown key', '{"produkt": "Compass"}', /The site identity is not valid:\n.*produkt/],
    ['an address that is not https', '{"productSite": "http://x.example"}', /productSite: /],
    ['six competitors', JSON.stringify({competitors: loadIdentity('').competitors.slice(1)}), /competitors: /],
    ['a slug that is no path segment', '{"competitors": [{"name": "A", "slug": "a/b"}]}', /competitors\.0\.slug: /],
    ['an empty product name', '{"product": ""}', /product: /],
    ['text that is not JSON', '{', /SITE_IDENTITY: cannot read .*identity\.json/],
  ])('refuses %s and says where', (_, content, message) => {
    expect(() => loadIdentity(identityFile(content))).toThrow(message);
  });

  it('refuses a file that is not there', () => {
    expect(() => loadIdentity(join(folder, 'missing.json'))).toThrow(/SITE_IDENTITY: cannot read .*missing\.json/);
  });
});

describe('another product name', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function withProduct(product: string) {
    vi.resetModules();
    vi.stubEnv('SITE_IDENTITY', identityFile(JSON.stringify({product})));
    return import('./identity');
  }

  it('makes the last part of the address of the why page', async () => {
    expect((await withProduct('Lab Compass 2')).whySlug).toBe('why-lab-compass-2');
  });

  it('renames words and links, but neither addresses of the section nor parts of words', async () => {
    const {renameProduct} = await withProduct('Lab Compass');
    expect(renameProduct('Why Pilot: see [Pilot](/pilot/welcome/why-pilot). Pilots fly.')).toBe(
      'Why Lab Compass: see [Lab Compass](/pilot/welcome/why-lab-compass). Pilots fly.',
    );
  });

  it('changes nothing when it is the written one', async () => {
    const {renameProduct, whySlug} = await withProduct('Pilot');
    expect(whySlug).toBe('why-pilot');
    expect(renameProduct('Why Pilot')).toBe('Why Pilot');
  });
});
