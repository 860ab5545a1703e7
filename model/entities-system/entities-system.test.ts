import {describe, expect, it} from 'vitest';
import {parsePermission} from '../permissions';
import {isRoute} from '../routes';
import {systemEntities} from './index';

const people = [
  'Set by Pilot',
  'The user',
  'The user, or User › Users: Update',
  'The user; reset with User › Users: Update',
];

describe.each(Object.entries(systemEntities))('%s', (key, entity) => {
  it('is filed under its id and documented on a page', () => {
    expect(entity.id).toBe(key);
    expect(isRoute(entity.page)).toBe(true);
    expect(entity.what).toMatch(/\.$/);
  });

  it('has distinct, anchor-safe fields', () => {
    const ids = entity.fields.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  });

  it.each(entity.fields.map((field) => [field.name, field] as const))('describes %s', (_, field) => {
    expect(field.meaning).toMatch(/\.$/);
    expect(field.accepts).not.toBe('');
    expect(field.default).not.toBe('');
    expect(people.includes(field.changedBy) || parsePermission(field.changedBy), field.changedBy).toBeTruthy();
  });
});

it('holds the sixteen entities', () => {
  expect(Object.keys(systemEntities)).toHaveLength(16);
});
