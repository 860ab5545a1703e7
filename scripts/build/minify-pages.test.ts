import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {minifyPage, minifyPages} from './minify-pages';

const inPage = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
const minifyBody = async (body: string) =>
  /<body>([\s\S]*)<\/body>/.exec(await minifyPage(inPage(body)))?.[1];

describe('a minified page', () => {
  it.each([
    ['closing tags and quotes', '<ul><li class="a">One</li></ul><p id="b">Two</p>'],
    ['the comments between texts', '<p>Case <!-- -->10482</p>'],
    ['spaces and lines', '<p>One  <b>two</b> three\n four</p>'],
    ['empty and usual attributes', '<a class="" target="_self" href="/b">B</a>'],
    ['signs of markup in texts', '<p>Crown &amp; bridge, a &gt; b, &amp;lt; and &lt;p&gt;</p>'],
    ['signs of markup in values and scripts', '<a href="/a?b=1" title="a > b">A</a><script>a&&b(c>d)</script>'],
    ['the order of classes and attributes', '<p id="z" class="b a" data-x="1">Z</p>'],
  ])('keeps %s', async (_, body) => {
    expect(await minifyBody(body)).toBe(body);
  });

  it('may have a line of its own in code, where a browser skips the first', async () => {
    expect(await minifyBody('<pre>a\n  b</pre>')).toMatch(/^<pre>\n?a\n {2}b<\/pre>$/);
  });

  it('has attributes in small letters, no slashes and short scripts', async () => {
    expect(await minifyBody('<time dateTime="2025">x</time><br/>')).toBe('<time datetime="2025">x</time><br>');
    const script = '<script>(function () {\n  var longName = 1;\n  call(longName, longName);\n})();</script>';
    expect((await minifyBody(script))!.length).toBeLessThan(script.length / 2);
  });
});

it('minifies every page of a folder in its place', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'minify-'));
  writeFileSync(join(outDir, 'a.html'), inPage('<br/>'));
  writeFileSync(join(outDir, 'b.txt'), '<br/>');
  expect(await minifyPages({outDir})).toBe('1 pages');
  expect(readFileSync(join(outDir, 'a.html'), 'utf8')).toContain('<body><br></body>');
  expect(readFileSync(join(outDir, 'b.txt'), 'utf8')).toBe('<br/>');
  rmSync(outDir, {recursive: true});
});
