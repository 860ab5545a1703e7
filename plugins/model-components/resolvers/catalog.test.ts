/** Every id that a page may use resolves, and no page can show two rows with one anchor. */
import {expect, test} from 'vitest';
import {factTables} from '../fact-tables';
import type {Resolver} from '../resolver';
import {automationFields, automationTables} from './automation-fields';
import {comparison, competitorsById} from './comparison';
import {facts} from './facts';
import {allEntities, fields} from './fields';
import {importColumns} from './import-columns';
import {roleMatrix} from './role-matrix';
import {templatesById, variables} from './variables';
import {importEntities} from '../../../model/imports';
import {changelog} from './changelog';

function anchorsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(anchorsIn);
  if (typeof data !== 'object' || data === null) return [];
  const {id} = data as {id?: unknown};
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(data).flatMap(anchorsIn)];
}

const cases: readonly [string, Resolver, readonly string[]][] = [
  ['Fields', fields, Object.keys(allEntities)],
  ['Facts', facts, Object.keys(factTables)],
  ['Variables', variables, Object.keys(templatesById)],
  ['ImportColumns', importColumns, importEntities.map(({id}) => id)],
  ['AutomationFields', automationFields, Object.keys(automationTables)],
  ['Comparison', comparison, Object.keys(competitorsById)],
];

test.each(cases)('%s', (_name, resolver, ids) => {
  expect(ids.length).toBeGreaterThan(0);
  for (const of of ids) {
    const anchors = anchorsIn(resolver.resolve({of}, ''));
    expect(anchors.length, of).toBeGreaterThan(0);
    expect(new Set(anchors).size, of).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9][a-z0-9-]*$/);
  }
});

test.each([
  ['RoleMatrix', roleMatrix],
  ['Changelog', changelog],
])('%s', (_name, resolver) => {
  const anchors = anchorsIn(resolver.resolve({}, ''));
  expect(anchors.length).toBeGreaterThan(10);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('on the page about PDF templates a shared name means the PDF', () => {
  const named = (page: string): number => anchorsIn(variables.resolve({of: 'invoice'}, page)).length;
  expect(named('/content/docs/system/pdf-templates.mdx')).toBe(
    anchorsIn(variables.resolve({of: 'pdf-invoice'}, '')).length,
  );
  expect(named('/content/docs/system/email-templates.mdx')).not.toBe(named('/content/docs/system/pdf-templates.mdx'));
});
