import {describe, expect, it} from 'vitest';
import {betterHitsFirst} from './better-hits-first';

type Type = 'lvl1' | 'lvl2' | 'content';

/** Written as `group/page`, or `group/page type` for what is not the page's own record. */
function hit(text: string) {
  const [name = '', type = 'lvl1'] = text.split(' ');
  const [lvl0 = null, lvl1 = null] = name.split('/');
  return {text, type: type as Type, hierarchy: {lvl0, lvl1}};
}

const keep = (ranked: string[]) => betterHitsFirst(ranked.map(hit)).map(({text}) => text);

describe('hits that keep their rank in groups', () => {
  it('are all hits where the groups follow one another', () => {
    const ranked = ['A/1', 'A/2', 'B/1', 'B/2', 'C/1'];
    expect(keep(ranked)).toEqual(ranked);
  });

  it('are all hits of a single group', () => {
    const ranked = Array.from({length: 8}, (_, i) => `A/${i}`);
    expect(keep(ranked)).toEqual(ranked);
  });

  it('may be shown above one better hit, not above two', () => {
    expect(keep(['A/1', 'B/1', 'A/2', 'B/2', 'A/3', 'A/4'])).toEqual(['A/1', 'B/1', 'A/2', 'B/2']);
  });

  it('count the better hits of all later groups together', () => {
    expect(keep(['A/1', 'B/1', 'C/1', 'A/2', 'B/2', 'C/2'])).toEqual(['A/1', 'B/1', 'C/1', 'B/2', 'C/2']);
  });

  it('always include the first hit of a group', () => {
    const ranked = ['A/1', 'B/1', 'C/1', 'D/1', 'E/1'];
    expect(keep(ranked)).toEqual(ranked);
  });

  it('include the page that a kept hit by text is saved as', () => {
    expect(keep(['A/1 content', 'B/1', 'B/2', 'A/1', 'A/2'])).toEqual(['A/1 content', 'B/1', 'B/2', 'A/1']);
  });

  it('do not include the page of a heading, nor of a text that is left out', () => {
    expect(keep(['A/1 lvl2', 'B/1', 'B/2', 'A/1', 'A/2 content', 'A/2'])).toEqual(['A/1 lvl2', 'B/1', 'B/2']);
  });

  it('do not include a page of the same title in another group', () => {
    expect(keep(['A/1', 'C/9', 'B/1 content', 'B/2', 'A/2', 'A/1'])).not.toContain('A/2');
    expect(keep(['A/2', 'B/1 content', 'B/2', 'A/1'])).toEqual(['A/2', 'B/1 content', 'B/2']);
  });

  it('are none where there are none', () => {
    expect(keep([])).toEqual([]);
  });
});
