import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {trimStyles} from '.';
import {parsePage, serializePage} from '../tree';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'styles-'));
  for (const folder of ['css', 'js']) await mkdir(join(outDir, 'assets', folder), {recursive: true});
  await writeFile(join(outDir, 'assets/css/styles.0123abcd.css'), 'p{top:1px}.unused{top:2px}');
});

afterEach(() => rm(outDir, {recursive: true}));

it('names the sheet by its new content, and keeps the name by which the client looks for it', async () => {
  const replacements = new Map<string, string>();
  const step = trimStyles({
    props: {outDir} as Props,
    replaceInPages: (placeholder, text) => replacements.set(placeholder, text),
  });
  const document = parsePage('<link rel="stylesheet" href="/base/assets/css/styles.0123abcd.css"><p>text</p>');
  await step.page?.({file: 'index.html', path: '/', document});
  await step.finish?.();
  const [sheet = ''] = await readdir(join(outDir, 'assets/css'));
  expect(sheet).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(sheet).not.toBe('styles.0123abcd.css');
  let html = serializePage(document);
  for (const [placeholder, text] of replacements) html = html.replaceAll(placeholder, text);
  expect(html).toContain(`href="/base/assets/css/${sheet}" data-href="/base/assets/css/styles.0123abcd.css"`);
});
