import {describe, expect, it} from 'vitest';
import {findResource, permissionExists} from '../permissions';
import {isRoute} from '../routes';
import {entities, entityById} from './index';
import {slug} from './field';

const wanted =
  'doctor office doctorOfficePair billingAccount clientPortalAccount clientPortalUser pickupRequest returnLabel case lineItem productionStep additionalStep caseProblem linkedCase scan attachment caseView outsourcedStep department workstation productionTemplateStep productionTemplate product pricelist customPrice invoice payment credit statement taxArea shippingRoute shipment';

const all = Object.values(entities);

describe('entities', () => {
  it('are all there, each under its own id', () => {
    expect(Object.keys(entities)).toEqual(wanted.split(' '));
    for (const [id, entity] of Object.entries(entities)) expect(entity.id).toBe(id);
  });

  it.each(all)('$id: names, sentence and page', (entity) => {
    expect(entity.name).not.toBe(entity.plural);
    expect(entity.what).toMatch(/^An? .+\.$/);
    expect(isRoute(entity.page), entity.page).toBe(true);
    expect(entity.fields.length).toBeGreaterThanOrEqual(5);
  });

  it.each(all)('$id: every field is described and has its own anchor', (entity) => {
    const ids = entity.fields.map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const field of entity.fields) {
      expect(field.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(field.meaning, field.id).toMatch(/\.$/);
      for (const text of [field.name, field.accepts, field.default, field.changedBy]) {
        expect(text.trim(), field.id).not.toBe('');
      }
    }
  });

  it.each(all)('$id: changedBy names permissions of the tree', (entity) => {
    for (const field of entity.fields) {
      const named = [
        ...field.changedBy.matchAll(/([A-Z][a-z]+) › ([A-Z][A-Za-z' ]+): (View|Create|Update|Delete|Manage)/g),
      ];
      if (named.length === 0) expect(field.changedBy, field.id).toBe('Set by Pilot');
      for (const [, category, resource = '', type = ''] of named) {
        expect(findResource(resource)?.category, field.changedBy).toBe(category);
        expect(permissionExists(resource, type), field.changedBy).toBe(true);
      }
    }
  });

  it('an unknown id is an error that names it', () => {
    expect(() => entityById('invoise')).toThrow('invoise');
    expect(entityById('case').name).toBe('Case');
  });

  it('labels become anchors', () => {
    expect(slug("Doctor's  Office ›")).toBe('doctors-office');
  });
});
