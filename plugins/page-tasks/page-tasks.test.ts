import {expect, test} from 'vitest';
import {headingsIn} from '../../lib/pages';
import {isTask, tasksAmong} from './tasks';

const tasksIn = (source: string) => tasksAmong(headingsIn(source));

test('a heading that starts with a verb is a task', () => {
  expect(isTask('Put a case on hold')).toBe(true);
  expect(isTask('Case fields')).toBe(false);
  expect(isTask('Invoice statuses')).toBe(false);
  expect(isTask('Return label fields')).toBe(false);
  expect(isTask('Add custom fields')).toBe(true);
  expect(isTask('Troubleshoot invoices')).toBe(false);
  expect(isTask('List of reports')).toBe(false);
});

test('a task on its own is a second-level heading, with the anchors that the generator gives them', () => {
  const source =
    '# Cases\n\n## Enter a case\n\n### Enter a case\n\n## Enter a case\n\n## Case limits\n\n```\n## Add\n```\n';
  expect(tasksIn(source)).toEqual([
    {id: 'enter-a-case', name: 'Enter a case'},
    {id: 'enter-a-case-2', name: 'Enter a case'},
  ]);
});

test('a second-level heading that is no task lets the third-level tasks under it be listed', () => {
  const source = '## For dental offices\n\n### Pay invoices online\n\n## Give an office access\n\n### Choose a type\n';
  expect(tasksIn(source).map(({name}) => name)).toEqual(['Pay invoices online', 'Give an office access']);
});
