import {describe, expect, it} from 'vitest';
import {findResource, permissionExists} from './permissions';
import {entities} from './entities';
import {slug} from './field';

const all = Object.values(entities);

describe('entities', () => {
  it.each(all)('$id: every field has its own anchor, and no cell is empty', (entity) => {
    const ids = entity.fields.map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const field of entity.fields) {
      expect(field.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of [field.name, field.meaning, field.accepts, field.default, field.changedBy]) {
        expect(text.trim(), field.id).not.toBe('');
      }
    }
  });

  it.each(all)('$id: changedBy names permissions of the tree', (entity) => {
    for (const field of entity.fields) {
      const named = [
        ...field.changedBy.matchAll(
          /([A-Z][a-z]+(?: Flow)?) › ([A-Z][A-Za-z' ]+): (View|Create|Update|Delete|Manage)/g,
        ),
      ];
      if (named.length === 0) expect(['Set by Pilot', 'The user']).toContain(field.changedBy);
      for (const [, category, resource = '', type = ''] of named) {
        expect(findResource(resource)?.category, field.changedBy).toBe(category);
        expect(permissionExists(resource, type), field.changedBy).toBe(true);
      }
    }
  });

  it('labels become anchors', () => {
    expect(slug("Doctor's  Office ›")).toBe('doctors-office');
  });
});
