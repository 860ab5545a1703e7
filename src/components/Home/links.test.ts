import {describe, expect, it} from 'vitest';
import {identity} from '@site/config/identity';
import {isRoute} from '@site/config/routes';
import {casePath} from './case-path';
import {jobs} from './jobs';

describe('the home page leads to pages that exist', () => {
  it.each(casePath(identity))('stop "$name"', ({page}) => {
    expect(isRoute(page)).toBe(true);
  });

  it.each(jobs(identity).flatMap(({tasks}) => tasks))('task "$name"', ({page}) => {
    const [route = ''] = page.split('#');
    expect(isRoute(route)).toBe(true);
  });
});

it('names every job and task once', () => {
  const names = jobs(identity).flatMap(({name, tasks}) => [name, ...tasks.map((task) => task.name)]);
  expect(new Set(names).size).toBe(names.length);
});
