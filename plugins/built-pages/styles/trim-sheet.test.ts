import {describe, expect, it} from 'vitest';
import {parsePage} from '../tree';
import {trimSheet} from './trim-sheet';
import {addNamesOfPage, addNamesOfScript, addVariablesOfSheet, noNames} from './used-names';

type Rest = {page?: string; script?: string; otherSheet?: string};

function trim(css: string, {page = '', script = '', otherSheet = ''}: Rest = {}): Promise<string> {
  const used = noNames();
  addNamesOfPage(parsePage(page), used);
  addNamesOfScript(script, used);
  addVariablesOfSheet(otherSheet, used);
  return trimSheet(css, used);
}

describe('rules', () => {
  it('stay when a page or a script can make them match', async () => {
    const page = '<p class="lead" id="top" data-kind="a">text</p>';
    expect(await trim('.lead{top:1px}#top{top:2px}[data-kind]{top:3px}p{top:4px}', {page})).toBe(
      '.lead{top:1px}#top{top:2px}[data-kind]{top:3px}p{top:4px}',
    );
    expect(await trim('.is-open{top:1px}', {script: 'e.className=x?"menu is-open":""'})).toBe('.is-open{top:1px}');
    expect(await trim('.alert--info{top:1px}', {script: '"alert--".concat(t)'})).toBe('.alert--info{top:1px}');
    expect(await trim('.boxed{top:1px}', {page: '<script>box.className="boxed"</script>'})).toBe('.boxed{top:1px}');
  });

  it('go when a name occurs nowhere, or in sentences only', async () => {
    expect(await trim('.card{top:1px}', {page: '<p>card</p>', script: '"Pay by card, or by transfer."'})).toBe('');
    expect(await trim('@media print{.card{top:1px}}')).toBe('');
  });

  it('of a feature that is switched off go with scripts that name them, and stay with pages that have them', async () => {
    const css = '.navbar--dark{top:1px}';
    expect(await trim(css, {script: '"navbar--dark"'})).toBe('');
    expect(await trim(css, {page: '<nav class="navbar--dark">', script: '"navbar--dark"'})).toBe(css);
  });

  it('lose only the selectors that cannot match', async () => {
    expect(await trim('.a,.b,.a .b{top:1px}', {page: '<p class="a">'})).toBe('.a{top:1px}');
  });

  it('keep the alternatives that can match, and a negation that cannot', async () => {
    const page = '<p class="a">';
    expect(await trim(':is(.a,.b){top:1px}', {page})).toBe('.a{top:1px}');
    expect(await trim(':where(.b){top:1px}', {page})).toBe('');
    expect(await trim('.a:not(.b){top:1px}', {page})).toBe('.a:not(.b){top:1px}');
  });

  it('stay when their selectors are made of alternatives alone', async () => {
    const page = '<div class="a"><p>text</p></div>';
    expect(await trim(':is(.a,.b)>:is(p,ul){top:1px}', {page})).toBe('.a>:is(p){top:1px}');
    expect(await trim(':is(.b)>:is(p,ul){top:1px}', {page})).toBe('');
    expect(await trim(':is(.a)>:is(.b,ul){top:1px}', {page})).toBe('');
  });

  it('of animations stay while something names them', async () => {
    const frames = '@keyframes turn{0%{top:0}to{top:1px}}';
    expect(await trim(`.a{animation:turn 1s}${frames}`, {page: '<p class="a">'})).toContain('@keyframes turn');
    expect(await trim(`.b{animation:turn 1s}${frames}`)).toBe('');
  });
});

describe('variables of the root', () => {
  it('are written out when they never change', async () => {
    expect(await trim(':root{--gap:1rem}p{margin:var(--gap)}', {page: '<p>'})).toBe('p{margin:1rem}');
    expect(await trim(':root{--a:var(--b);--b:2px}p{margin:var(--a)}', {page: '<p>'})).toBe('p{margin:2px}');
  });

  it('are written out one beside the other without growing together', async () => {
    expect(await trim(':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}', {page: '<p>'})).toBe('p{margin:1px 2px}');
  });

  it('stay when their value is long and read often', async () => {
    const uses = ['p', 'b', 'i'].map((tag, index) => `${tag}{background:var(--a);top:${index}px}`).join('');
    const trimmed = await trim(`:root{--a:linear-gradient(red,#00f)}${uses}`, {page: '<p><b></b><i></i>'});
    expect(trimmed.match(/var\(--a\)/g)).toHaveLength(3);
  });

  it('stay when another rule changes them', async () => {
    const page = '<p class="a">';
    for (const css of [
      ':root{--gap:1px}.a{--gap:2px}p{margin:var(--gap)}',
      ':root{--gap:1px}@media print{:root{--gap:2px}}p{margin:var(--gap)}',
      ':root{--ink:#111}html[data-theme=dark]{--ink:#eee}p{color:var(--ink)}',
    ]) {
      expect(await trim(css, {page, script: '"data-theme"'})).toBe(css);
    }
  });

  it('stay when what they read changes further down', async () => {
    const css = ':root{--a:var(--b);--b:1px}.a{--b:2px}p{margin:var(--a)}';
    expect(await trim(css, {page: '<p class="a">'})).toBe(css);
  });

  it('stay when a script reads or sets them', async () => {
    const css = ':root{--gap:1rem}p{margin:var(--gap)}';
    expect(await trim(css, {page: '<p>', script: 'style.setProperty("--gap",x)'})).toBe(css);
  });

  it('stay for another sheet that reads them, and are written out in this one', async () => {
    const css = ':root{--gap:1rem}p{margin:var(--gap)}';
    expect(await trim(css, {page: '<p>', otherSheet: 'b{margin:var(--gap)}'})).toBe(':root{--gap:1rem}p{margin:1rem}');
    expect(await trim(css, {page: '<p>', otherSheet: '.a{--gap:2px}'})).toBe(css);
  });

  it('lose the values that a later rule always overrides', async () => {
    const script = '"data-theme"';
    expect(
      await trim(':root{--ink:red}html[data-theme=dark]{--ink:#000}html[data-theme]{--ink:#00f}p{color:var(--ink)}', {
        page: '<p>',
        script,
      }),
    ).toBe(':root{--ink:red}html[data-theme]{--ink:#00f}p{color:var(--ink)}');
    expect(await trim(':root{--ink:red}:root{--ink:#00f}p{color:var(--ink)}', {page: '<p>'})).toBe('p{color:#00f}');
  });

  it('go when nothing reads them but each other', async () => {
    expect(await trim(':root{--a:var(--b);--b:1px}')).toBe('');
  });
});
