import {expect, test} from 'vitest';
import {tasksOf} from '.';

const PAGE = `---
kind: reference
tasks: [ship, pay-online]
---

# Cases

## Enter a case

1. Scan.

## Hold a case {#hold}

<WhoCan do="Cases › Cases: Update" />

## How cases are made

Text.

## Ship

Text.

## For dental offices

### Pay online

1. Pay.

## Troubleshoot cases

1. Look.

## Case fields

<WhoCan do="Cases › Cases: Update" />
`;

const tasksIn = (frontMatter: Record<string, unknown>) => tasksOf({text: PAGE, frontMatter}).map(({id}) => id);

test('the listed sections come first, and then those above the problems with steps or who can do them', () => {
  expect(tasksIn({kind: 'reference'})).toEqual(['enter-a-case', 'hold']);
  expect(tasksIn({kind: 'reference', tasks: ['pay-online', 'hold']})).toEqual(['pay-online', 'hold', 'enter-a-case']);
});

test('other kinds of pages have the tasks that they list', () => {
  expect(tasksIn({kind: 'guide'})).toEqual([]);
  expect(tasksIn({kind: 'guide', tasks: ['ship']})).toEqual(['ship']);
});
