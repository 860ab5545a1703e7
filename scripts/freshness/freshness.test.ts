import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {byAge, everythingByAge, freshnessLine, type Reviewed} from './ages';
import {askExternalLinks} from './external-links';

const today = new Date('2026-11-16');
const item = (kind: Reviewed['kind'], name: string, date: string): Reviewed => ({kind, name, date: new Date(date)});

it('puts first what is furthest beyond its time, and says what is due', () => {
  const aged = byAge(
    [item('page', 'new', '2026-11-01'), item('page', 'old', '2026-01-01'), item('source', 'older', '2026-02-01')],
    today,
  );
  expect(aged.map(({name, isDue}) => [name, isDue])).toEqual([
    ['older', true],
    ['old', false],
    ['new', false],
  ]);
  expect(freshnessLine(aged)).toContain('0 pages, 1 sources');
  expect(freshnessLine(aged.slice(1))).not.toContain('WARNING');
});

it('knows the pages and sources of this site', () => {
  const aged = everythingByAge(today);
  expect(aged.filter(({days}) => !(days < 1000))).toEqual([]);
  for (const kind of ['page', 'source'] as const)
    expect(aged.filter((found) => found.kind === kind).length).toBeGreaterThan(40);
});

it('asks external addresses only, names the page of a broken one, and tells when there is no network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const server = createServer(({url}, response) => void response.writeHead(url === '/here' ? 200 : 404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const write = (...links: string[]) => {
    mkdirSync(join(folder, 'docs/a'), {recursive: true});
    writeFileSync(join(folder, 'docs/a/index.html'), links.map((href) => `<a href="${href}">a</a>`).join(''));
  };
  write(`${host}/here`, `${host}/gone`, '/docs/b', 'https://docs.pilot.example/', 'mailto:a@b.example');
  expect(await askExternalLinks(folder)).toEqual([
    {address: `${host}/here`, page: '/docs/a', status: 200, isBroken: false},
    {address: `${host}/gone`, page: '/docs/a', status: 404, isBroken: true},
  ]);
  write('http://127.0.0.1:1/');
  await expect(askExternalLinks(folder)).rejects.toThrow('None of 1 external addresses answered');
  server.close();
  rmSync(folder, {recursive: true});
});
