import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readManual} from './manual';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'manual-'))));
afterAll(() => rmSync(folder, {recursive: true}));

it('offers the PDFs only in a build of what they were made from', () => {
  const list = join(folder, 'manual.json');
  expect(readManual(() => 'now', list)).toEqual([]);
  const files = [{title: 'Guides', path: '/manual/guides.pdf', pages: 26, bytes: 1}];
  writeFileSync(list, JSON.stringify({fingerprint: 'now', files}));
  expect(readManual(() => 'now', list)).toEqual(files);
  expect(readManual(() => 'later', list)).toEqual([]);
});
