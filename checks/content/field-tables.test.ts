/** A table of fields has every field that the steps and figures of its page name. */
import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {entities} from '../../model/entities';
import {lookUp} from '../../plugins/model-components/resolver';
import {nodesIn} from '../../plugins/mdx-tree';
import type {FactTableProps} from '../../src/components/FactTable';
import {expectNoProblems} from '../no-problems';
import {pageRule, problemAt} from './rule';
import {shownFacts} from './rules/facts';
import {components, nodesOfType, readSourcePages, textAttribute, textOf, type SourcePage} from './source-page';
import {testRule} from './testing';

/** `      Weight ③: 1.0 lb` in the file of a figure. */
const FIGURE_LABEL = /^ {6,}([A-Z][\w '’-]*?)(?: [①-⑨])?:(?= )/gmu;

const labelsIn = (figure: string): string[] =>
  [...readFileSync(`content/figures/${figure}.yaml`, 'utf8').matchAll(FIGURE_LABEL)].map(([, label = '']) => label);

/** Words in bold in numbered steps, and the labels in figures. */
function namedOn(page: SourcePage): Set<string> {
  const steps = nodesOfType(page, 'list').filter(({ordered}) => ordered);
  const bold = steps.flatMap((list) => [...nodesIn(list)].filter(({type}) => type === 'strong').map(textOf));
  const figures = components(page, 'Figure').flatMap((node) => labelsIn(textAttribute(node, 'name') ?? ''));
  return new Set([...bold, ...figures]);
}

const rowNames = (page: SourcePage): Set<string> =>
  new Set(
    ['Fields', 'Facts']
      .flatMap((name) => components(page, name))
      .flatMap((node) => ((shownFacts(node) ?? {rows: []}) as unknown as FactTableProps).rows)
      .map(({cells: [first = '']}) => (typeof first === 'string' ? first : first.text)),
  );

const completeTables = pageRule('field tables have the fields that the page names', (page) => {
  const named = namedOn(page);
  const shown = rowNames(page);
  return components(page, 'Fields').flatMap((node) => {
    const {name: entity, fields} = lookUp(entities, textAttribute(node, 'of') ?? '', 'entity');
    return fields
      .filter(({name}) => named.has(name) && !shown.has(name))
      .map(({name}) =>
        problemAt(node, `the table leaves out "${name}" of a ${entity.toLowerCase()}, which the page names. Show it.`),
      );
  });
});

it('field tables have the fields that the page names', () => {
  expectNoProblems(completeTables.check(readSourcePages().filter(({route}) => route !== '/markdown-page')));
});

testRule(completeTables, [
  ['1. Enter the **Weight**.\n\n<Fields of="shipment" />'],
  ['1. Enter the **Weight**.\n\n<Fields of="shipment" except="weight" />', 'leaves out "Weight" of a shipment'],
  ['The **Weight** counts.\n\n<Fields of="shipment" except="weight" />'],
  [
    '<Figure name="carrier-label" caption="" />\n\n<Fields of="shipment" only="office" />',
    '"Shipping route"',
    '"Weight"',
    '"Tracking number"',
    '"Return label"',
  ],
]);
