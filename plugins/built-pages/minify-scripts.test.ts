import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {processPages} from '.';
import type {PageStep} from './step';
import {minifyScripts} from './minify-scripts';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

const inPage = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;

async function processed(
  body: string,
  steps: PageStep[] = [minifyScripts()],
  replacements = new Map<string, string>(),
) {
  writeFileSync(join(outDir, 'index.html'), inPage(body));
  await processPages(outDir, steps, replacements);
  return /<body>([\s\S]*)<\/body>/.exec(readFileSync(join(outDir, 'index.html'), 'utf8'))?.[1];
}

/** React hydrates this markup, so nothing that it rendered may be reordered, merged, or removed. */
describe('a written page', () => {
  it.each([
    ['closing tags and quotes', '<ul><li class="a">One</li></ul><p id="b">Two</p>'],
    ['the comments between texts', '<p>Case <!-- -->10482</p>'],
    ['spaces and lines', '<p>One  <b>two</b> three\n four</p>'],
    ['empty and usual attributes', '<a class="" target="_self" href="/b">B</a>'],
    ['signs of markup in texts', '<p>Crown &amp; bridge, a &gt; b, &amp;lt; and &lt;p&gt;</p>'],
    ['signs of markup in values and scripts', '<a href="/a?b=1" title="a > b">A</a><script>a&&b(c>d);</script>'],
    ['the order of classes and attributes', '<p id="z" class="b a" data-x="1">Z</p>'],
    ['lines in code', '<pre>a\n  b</pre>'],
  ])('keeps %s', async (_, body) => {
    expect(await processed(body)).toBe(body);
  });

  it('has attributes in small letters, no slashes and short scripts', async () => {
    expect(await processed('<time dateTime="2025">x</time><br/>')).toBe('<time datetime="2025">x</time><br>');
    const script = '<script>(function () {\n  var longName = 1;\n  call(longName, longName);\n})();</script>';
    expect((await processed(script))!.length).toBeLessThan(script.length / 1.5);
  });

  it('leaves data in scripts as it is', async () => {
    const data = '<script type="application/ld+json">{ "a": 1 }</script>';
    expect(await processed(data)).toBe(data);
  });
});

describe('steps', () => {
  it('see each page in order, then finish, and may put in what is known only then', async () => {
    const order: string[] = [];
    const replacements = new Map<string, string>();
    const step = (name: string): PageStep => ({
      name,
      page: ({path}) => void order.push(`${name} ${path}`),
      finish: () => {
        order.push(`${name} finishes`);
        replacements.set('count-of-pages', '$& 1');
      },
    });
    expect(await processed('<p>count-of-pages</p>', [step('one'), step('two')], replacements)).toBe('<p>$& 1</p>');
    expect(order).toEqual(['one /', 'two /', 'one finishes', 'two finishes']);
  });
});
