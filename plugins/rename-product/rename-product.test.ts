import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compile, run} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {afterAll, afterEach, expect, it, vi} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'rename-'));
afterAll(() => rmSync(folder, {recursive: true}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function render(product: string, source: string): Promise<string> {
  const file = join(folder, 'identity.json');
  writeFileSync(file, JSON.stringify({product}));
  vi.resetModules();
  vi.stubEnv('SITE_IDENTITY', file);
  const {default: renameProductInPages} = await import('.');
  const code = await compile(source, {outputFormat: 'function-body', remarkPlugins: [renameProductInPages as never]});
  const {default: Page} = await run(String(code), {...runtime, baseUrl: import.meta.url});
  return renderToStaticMarkup(createElement(Page));
}

it.each([
  ['<b>"Lab" & Co</b>', '&lt;b&gt;&quot;Lab&quot; &amp; Co&lt;/b&gt;'],
  ['{process.exit()}', '{process.exit()}'],
  ['*Lab* [x](y) $&', '*Lab* [x](y) $&amp;'],
  ['実験室', '実験室'],
])('shows the name %s as it was typed', async (product, shown) => {
  expect(await render(product, 'Why **Pilot**? <abbr title="Of Pilot">x</abbr>')).toBe(
    `<p>Why <strong>${shown}</strong>? <abbr title="Of ${shown}">x</abbr></p>`,
  );
});

it('renames links to the page on why to choose the product', async () => {
  expect(await render('Lab Compass', '[Why](/pilot/welcome/why-pilot)')).toBe(
    '<p><a href="/pilot/welcome/why-lab-compass">Why</a></p>',
  );
});
