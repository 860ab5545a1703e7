import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {stateMachines} from '@site/model/states';
import {draw, UPRIGHT, WIDE} from '@site/plugins/model-components/diagram';
import {states} from '@site/plugins/model-components/resolvers/states';
import States, {type StatesProps} from '.';

const machine = stateMachines.case!;
const diagrams = [await draw(machine, WIDE), await draw(machine, UPRIGHT)] as const;
const props = states({of: 'case'}) as unknown as StatesProps;
const ofCase = parse(renderToStaticMarkup(<States {...props} diagrams={diagrams} />));

test('the picture says in words what it shows, and its caption where things start', () => {
  expect(ofCase.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('Entry to Live: Go Live.');
  expect(ofCase.querySelector('[role=img]')?.getAttribute('aria-label')).not.toContain('Reopen');
  expect(ofCase.querySelector('figcaption')?.text).toBe('How a case usually changes status, starting as Entry.');
});

test('every status is a box in the color of its chip, in both diagrams', () => {
  const boxes = ofCase.querySelectorAll('svg g:has(rect)').map((box) => [box.text, box.getAttribute('class')]);
  const statuses = machine.statuses.map(({name, tone}) => [name, tone && `tone-${tone}`]);
  expect(boxes).toEqual([...statuses, ...statuses]);
});

test('the usual way is heavier than the others', () => {
  const [other, usual] = ofCase.querySelectorAll('svg')[0]!.querySelectorAll('path');
  expect(other?.getAttribute('stroke-width')).toBeUndefined();
  expect(Number(usual?.getAttribute('stroke-width'))).toBeGreaterThan(2);
});

test('a page can show the diagram early, and the table where readers look it up', () => {
  const only = (part: 'diagram' | 'table') =>
    parse(
      renderToStaticMarkup(
        <States
          {...(states({of: 'case', part}) as unknown as StatesProps)}
          diagrams={part === 'table' ? undefined : diagrams}
        />,
      ),
    );
  expect(only('diagram').querySelector('table')).toBeNull();
  expect(only('diagram').querySelector('svg')).not.toBeNull();
  expect(only('table').querySelector('svg')).toBeNull();
  expect(only('table').querySelector('table')).not.toBeNull();
});

test('the table below holds every change under the status it starts from', () => {
  expect(ofCase.querySelectorAll('details tbody td:last-child > span')).toHaveLength(machine.transitions.length);
  expect(ofCase.querySelector('#status-case-entry td:last-child')?.text).toContain('Go Live → Live');
});

test('carries no inline style, which the content security policy forbids', () => {
  expect(ofCase.querySelector('[style]')).toBeNull();
});
