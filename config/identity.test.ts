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

  it('takes one more carrier and one more competitor', () => {
    const {competitors, integrations} = loadIdentity('');
    const more = {
      competitors: [...competitors, {name: 'Other', slug: 'other'}],
      integrations: {...integrations, carriers: [...integrations.carriers, {name: 'Post Rider', slug: 'post-rider'}]},
    };
    const identity = loadIdentity(identityFile(JSON.stringify(more)));
    expect(identity.competitors).toHaveLength(competitors.length + 1);
    expect(identity.integrations.carriers).toHaveLength(integrations.carriers.length + 1);
  });

  it('names Pilot by default', () => {
    expect(loadIdentity('').product).toBe('Pilot');
  });

  it('refuses a carrier or competitor that is listed twice', () => {
    const {competitors} = loadIdentity('');
    const twice = identityFile(JSON.stringify({competitors: [...competitors, competitors[0]]}));
    expect(() => loadIdentity(twice)).toThrow(/"competitors".*Give each one a slug of its own\./);
  });

  it('takes single values from a file and keeps the rest', () => {
    const identity = loadIdentity(identityFile('{"product": "Compass"}'));
    expect(identity.product).toBe('Compass');
    expect(identity.copyrightYear).toBe(2025);
  });

  it('takes offers in sentences, and none by default', () => {
    expect(loadIdentity('').offer).toEqual({});
    expect(loadIdentity(identityFile('{"offer": {"trial": "Free for 30 days."}}')).offer).toEqual({
      trial: 'Free for 30 days.',
    });
    expect(() => loadIdentity(identityFile('{"offer": {"trial": "30 days"}}'))).toThrow(/Write whole sentences/);
  });

  it('takes a mailbox for a demo, and leaves out an address that is null', () => {
    const {demo, pricing, support} = loadIdentity(
      identityFile('{"demo": "mailto:sales@compass.example", "pricing": null}'),
    );
    expect({demo, pricing, support}).toEqual({
      demo: 'mailto:sales@compass.example',
      pricing: undefined,
      support: 'https://www.pilot.example/support',
    });
  });

  it.each([
    ['a list', '[]', /identity\.json: write one JSON object/],
    [
      'a part without the others',
      '{"integrations": {"carriers": [{"name": "UPS", "slug": "ups"}]}}',
      /"integrations\.payments" is missing\. Write every part of "integrations"/,
    ],
    ['a demo that is no address', '{"demo": "call us"}', /"demo" is not valid\. Write mailto:/],
    [
      'an unknown key',
      '{"produkt": "Compass"}',
      /identity\.json: unknown key "produkt"\. Remove it\. Known keys: product, /,
    ],
    [
      'an address that is not https',
      '{"productSite": "http://x.example"}',
      /"productSite" is not valid\. Write a whole address that starts with https/,
    ],
    ['a contact that is no address', '{"feedback": "docs@pilot.example"}', /"feedback" is not valid\. Write mailto:/],
    ['no competitor', '{"competitors": []}', /"competitors" is not valid\. Name at least one/],
    ['a quote in an address', JSON.stringify({productSite: 'https://a.example/"x'}), /"productSite" is not valid/],
    [
      'a line break in a contact',
      JSON.stringify({securityContact: 'mailto:a@b.example\nX: y'}),
      /"securityContact" is not valid\. Write mailto:/,
    ],
    ['a line break in a name', JSON.stringify({product: 'A\nB'}), /"product" is not valid\. Write it on one line/],
    [
      'a slug that is no path segment',
      '{"competitors": [{"name": "A", "slug": "a/b"}]}',
      /"competitors\.0\.slug" is not valid\. Use small letters/,
    ],
    ['an empty product name', '{"product": ""}', /"product" is not valid\. Write at least one/],
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
    expect(renameProduct('[Dates](/docs/a#how-pilot-counts-dates)')).toBe(
      '[Dates](/docs/a#how-lab-compass-counts-dates)',
    );
    expect(renameProduct('Why Pilot: see [Pilot](/pilot/welcome/why-pilot). Pilots fly.')).toBe(
      'Why Lab Compass: see [Lab Compass](/pilot/welcome/why-lab-compass). Pilots fly.',
    );
  });

  it.each(['Tom & "Jerry"', "$& O'Neil <b>", '実験室', '{product}', '*_`[x](y)'])(
    'is shown as typed: %s',
    async (product) => {
      const {renameProduct, renameProductIn, whySlug} = await withProduct(product);
      expect(renameProduct('Why Pilot?')).toBe(`Why ${product}?`);
      expect(renameProductIn({title: 'Pilot', parts: ['of Pilot', 1]})).toEqual({
        title: product,
        parts: [`of ${product}`, 1],
      });
      expect(whySlug).toMatch(/^why-[a-z0-9]+(-[a-z0-9]+)*$/);
      const {footer} = await import('./footer');
      expect(footer.copyright).not.toMatch(/<b>|"Jerry/);
    },
  );

  it('changes nothing when it is the written one', async () => {
    const {renameProduct, whySlug} = await withProduct('Pilot');
    expect(whySlug).toBe('why-pilot');
    expect(renameProduct('Why Pilot')).toBe('Why Pilot');
  });
});
