/** Every id that a page may use resolves, and no page can show two rows with the same anchor. */
import {expect, test} from 'vitest';
import {entities} from '../../../model/entities';
import {permissionTree} from '../../../model/permissions';
import type {Resolver} from '../resolver';
import {comparison, competitorsById} from './comparison';
import {fields} from './fields';
import {roleMatrix} from './permissions';
import {facts, factTables, importColumns} from './tables';
import {importEntities} from '../../../model/system/imports';
import {changelog} from './changelog';
import {workedExample} from './worked-example';

function anchorsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(anchorsIn);
  if (typeof data !== 'object' || data === null) return [];
  const {id} = data as {id?: unknown};
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(data).flatMap(anchorsIn)];
}

const cases: readonly [string, Resolver, readonly string[]][] = [
  ['Fields', fields, Object.keys(entities)],
  ['Facts', facts, Object.keys(factTables).filter((id) => !(id in workedExample))],
  ['Comparison', comparison, Object.keys(competitorsById)],
];

test.each(cases)('%s', (_name, resolver, ids) => {
  expect(ids.length).toBeGreaterThan(0);
  for (const of of ids) {
    const anchors = anchorsIn(resolver({of}));
    expect(anchors.length, of).toBeGreaterThan(0);
    expect(new Set(anchors).size, of).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9][a-z0-9-]*$/);
  }
});

test.each([
  ['RoleMatrix', roleMatrix],
  ['Changelog', changelog],
])('%s', (_name, resolver) => {
  const anchors = anchorsIn(resolver({}));
  expect(anchors.length).toBeGreaterThan(10);
  expect(new Set(anchors).size).toBe(anchors.length);
});

/** Readers have links to rows, and the product renames what they show. */
test.each([
  ['Columns of an import', importEntities.flatMap(({columns}) => columns), () => importColumns(importEntities[0]!)],
  ['RoleMatrix', permissionTree.flatMap(({resources}) => [...resources]), () => roleMatrix({})],
])('%s: a row with a new name keeps its anchor', (_name, named: {name: string}[], resolve) => {
  const before = resolve();
  const names = named.map(({name}) => name);
  for (const one of named) one.name = `New ${one.name}`;
  const after = resolve();
  named.forEach((one, index) => (one.name = names[index]!));
  expect(JSON.stringify(after)).toContain('"New ');
  expect(anchorsIn(after)).toEqual(anchorsIn(before));
});
