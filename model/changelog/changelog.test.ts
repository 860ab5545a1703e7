import {describe, expect, it} from 'vitest';
import {isRoute} from '../../config/routes';
import {releases} from './index';
import {CHANGE_AREAS, CHANGE_KINDS, releaseId} from './types';

const SATURDAY = 6;
const SUNDAY = 0;

describe('releases', () => {
  it('cover the year 2026, newest first, one a day at most', () => {
    const dates = releases.map(({date}) => date);
    expect(dates.length).toBeGreaterThanOrEqual(12);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(dates.every((date) => /^2026-\d\d-\d\d$/.test(date))).toBe(true);
  });

  it('are numbered without a gap', () => {
    expect(releases.map(({version}) => version).reverse()).toEqual(releases.map((_, index) => `2026.${index + 1}`));
  });

  it('keep the address of a version that they were published under before', () => {
    const former = releases.flatMap(({formerly}) => formerly ?? []);
    expect(former).toHaveLength(14);
    const anchors = [...former, ...releases.map(({version}) => version)].map(releaseId);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('have titles of their own', () => {
    expect(new Set(releases.map(({title}) => title)).size).toBe(releases.length);
  });
});

describe.each(releases.map((release) => [release.version, release] as const))('%s', (_version, {date, entries}) => {
  it('came out on a working day', () => {
    expect([SATURDAY, SUNDAY]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
  });

  it('has changes with ids that make permalinks', () => {
    const ids = entries.map(({id}) => id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  });

  it('has changes of a known kind and area that say whom they affect and where to read on', () => {
    for (const {kind, area, text, affects, page} of entries) {
      expect(CHANGE_KINDS).toContain(kind);
      expect(CHANGE_AREAS).toContain(area);
      expect(text).toMatch(/\.$/);
      expect(affects).not.toBe('');
      expect(isRoute(page)).toBe(true);
    }
  });
});
