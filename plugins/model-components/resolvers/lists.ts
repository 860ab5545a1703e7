import {dropdownLists as lists} from '../../../model/system/dropdowns';
import {caseProblems as problems} from '../../../model/cases/problems';
import {productBehaviors as behaviors} from '../../../model/money/behaviors';
import type {FactTableProps} from '../../../src/components/FactTable';
import {countOf, resolver} from '../resolver';

/** A component that shows one list of the model and has no attributes. */
const listOf = (table: FactTableProps) => resolver({}, () => table);

export const caseProblems = listOf({
  caption: 'Case problem types',
  columns: ['Problem', 'Icon in Case Search', 'Found when'],
  rows: problems.map(({id, name, icon, foundWhen}) => ({
    id: `problem-${id}`,
    cells: [name, icon, foundWhen],
  })),
});

export const productBehaviors = listOf({
  caption: 'How each behavior affects a line item',
  columns: ['Behavior', 'When it’s on', 'When it’s off'],
  rows: behaviors.map(({id, name, on, off, example}) => ({
    id: `behavior-${id}`,
    cells: [name, {text: on, notes: [`Example: ${example}`]}, off],
  })),
});

export const dropdownLists = listOf({
  caption: 'The ten dropdown lists',
  columns: ['List', 'What it’s for', 'Starting values'],
  count: countOf(lists, 'list', 'lists'),
  rows: lists.map(({id, name, usedFor, shipped}) => ({
    id: `list-${id}`,
    cells: [name, usedFor, shipped.join(', ')],
  })),
});
