import {describe, expect, it} from 'vitest';
import {elementsOf, parsePage} from '../../lib/html';
import {namesOf, trimSheet} from './styles';

type Rest = {page?: string; script?: string; otherSheet?: string};

const trim = (css: string, {page = '', script = '', otherSheet = ''}: Rest = {}): Promise<string> =>
  trimSheet(css, {
    names: new Set([...elementsOf(parsePage(page))].flatMap(namesOf)),
    scripts: [script],
    styles: [otherSheet],
  });

describe('rules', () => {
  it('stay when a page or a script can make them match', async () => {
    const page = '<p class="lead" id="top" data-kind="a">text</p>';
    expect(await trim('.lead{top:1px}#top{top:2px}[data-kind]{top:3px}p{top:4px}', {page})).toBe(
      '.lead{top:1px}#top{top:2px}[data-kind]{top:3px}p{top:4px}',
    );
    expect(await trim('.is-open{top:1px}', {script: 'e.className=x?"menu is-open":""'})).toBe('.is-open{top:1px}');
    expect(await trim('.note--info{top:1px}', {script: '"note--".concat(t)'})).toBe('.note--info{top:1px}');
  });

  it('go when a name occurs nowhere, or in sentences only', async () => {
    expect(await trim('.card{top:1px}', {page: '<p>card</p>', script: '"Pay by card, or by transfer."'})).toBe('');
    expect(await trim('@media print{.card{top:1px}}')).toBe('');
  });

  it('of a component that could be a word in a script stay when a page has it', async () => {
    const [css, script] = ['.tabs{top:1px}.tabs__item{top:2px}', 'x="tabs tabs__item"'];
    expect(await trim(css, {page: '<ul class="tabs">', script})).toBe(css);
    expect(await trim(css, {page: '<p>tabs</p>', script})).toBe('');
  });

  it('lose their transitions, but not the variables named like them', async () => {
    const css = ':root{--transition:1s}.a{top:var(--transition);transition:top 1s;transition-delay:2s;left:1px}';
    expect(await trim(`${css}p{transition:none}`, {page: '<p class="a">'})).toBe(
      ':root{--transition:1s}.a{top:var(--transition);left:1px}p{transition:none}',
    );
  });

  it('lose only the selectors that cannot match', async () => {
    expect(await trim('.a,.b,.a .b{top:1px}', {page: '<p class="a">'})).toBe('.a{top:1px}');
  });

  it('keep the alternatives that can match, and a negation that cannot', async () => {
    const page = '<p class="a">';
    expect(await trim(':is(.a,.b){top:1px}', {page})).toBe(':is(.a){top:1px}');
    expect(await trim(':where(.b){top:1px}', {page})).toBe('');
    expect(await trim('.a:not(.b){top:1px}', {page})).toBe('.a:not(.b){top:1px}');
  });

  it('stay when their selectors are made of alternatives alone', async () => {
    const page = '<div class="a"><p>text</p></div>';
    expect(await trim(':is(.a,.b)>:is(p,ul){top:1px}', {page})).toBe(':is(.a)>:is(p){top:1px}');
    expect(await trim(':is(.b)>:is(p,ul){top:1px}', {page})).toBe('');
    expect(await trim(':is(.a)>:is(.b,ul){top:1px}', {page})).toBe('');
  });

  it('of animations stay while something names them', async () => {
    const frames = '@keyframes turn{0%{top:0}to{top:1px}}';
    expect(await trim(`.a{animation:turn 1s}${frames}`, {page: '<p class="a">'})).toContain('@keyframes turn');
    expect(await trim(`.b{animation:turn 1s}${frames}`)).toBe('');
  });
});

describe('variables', () => {
  it('stay when a rule, a script, or another style sheet reads them', async () => {
    const css = ':root{--gap:1rem}';
    expect(await trim(`${css}p{margin:var(--gap)}`, {page: '<p>'})).toBe(':root{--gap:1rem}p{margin:var(--gap)}');
    expect(await trim(css, {script: 'style.getPropertyValue("--gap")'})).toBe(css);
    expect(await trim(css, {otherSheet: 'b{margin:var(--gap)}'})).toBe(css);
  });

  it('stay in every color mode', async () => {
    const css = ':root{--ink:#111}html[data-theme=dark]{--ink:#eee}p{color:var(--ink)}';
    expect(await trim(css, {page: '<html><p>', script: '"data-theme"'})).toBe(css);
  });

  it('go when nothing reads them', async () => {
    expect(await trim(':root{--a:var(--b);--b:1px}')).toBe('');
  });
});
