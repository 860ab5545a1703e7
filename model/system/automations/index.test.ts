import {describe, expect, it} from 'vitest';
import {exampleAutomations, materialKinds, methodKinds, productKinds} from './kinds';
import {actions, caseRuleFields, iosRuleFields, operators, triggers} from '.';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

describe('automations', () => {
  it('have the triggers, operators and actions of the product', () => {
    expect(triggers.map(({name}) => name)).toEqual([
      'IOS Case Create',
      'Product Added/Removed',
      'Additional Step Added',
    ]);
    expect(operators.map(({name}) => name)).toEqual(['is', 'is not', 'contains', 'is one of']);
    expect(actions).toHaveLength(7);
  });

  it('use each id once', () => {
    for (const list of [
      triggers,
      iosRuleFields,
      caseRuleFields,
      operators,
      actions,
      productKinds,
      methodKinds,
      materialKinds,
    ]) {
      expect(unique(list.map(({id}) => id))).toBe(true);
    }
  });

  it.each(iosRuleFields.map((field) => [field.name, field] as const))('%s comes from known scanners', (_, field) => {
    expect(field.id).toMatch(/^[a-z_]+$/);
    expect(field.sentBy.length).toBeGreaterThan(0);
    for (const scanner of field.sentBy) expect(['iTero', '3Shape', 'Medit']).toContain(scanner);
    expect(field.meaning).toMatch(/^$|\.$/);
  });

  it('keep phone and email to Medit and addresses to iTero and Medit', () => {
    const sentBy = (group: string, start: string) =>
      iosRuleFields.filter((field) => field.group === group && field.id.startsWith(start)).map((field) => field.sentBy);
    expect(sentBy('Contact', 'contact_')).toEqual([['Medit'], ['Medit']]);
    expect(sentBy('Address', 'address_')).toHaveLength(5);
    for (const list of sentBy('Address', 'address_')) expect(list).toEqual(['iTero', 'Medit']);
  });

  it('mark published names for one vendor only', () => {
    for (const kind of [...productKinds, ...methodKinds, ...materialKinds]) {
      expect([undefined, 'Medit']).toContain(kind.publishedBy);
    }
  });

  it('write every example with fields, operators and actions that exist', () => {
    const fields = [...iosRuleFields, ...caseRuleFields].map(({name}) => name);
    for (const example of exampleAutomations) {
      expect(triggers.map(({name}) => name)).toContain(example.trigger);
      for (const rule of example.rules) {
        const match = /^(.+?) \*\*(.+?)\*\* `/.exec(rule);
        expect(fields, rule).toContain(match?.[1]);
        expect(
          operators.map(({name}) => name),
          rule,
        ).toContain(match?.[2]);
      }
      for (const action of example.actions) {
        const known = actions.find(({name}) => action.startsWith(`${name}:`));
        const trigger = triggers.find(({name}) => name === example.trigger);
        expect(known, action).toBeDefined();
        expect(known?.availableFor, action).toContain(trigger?.id);
      }
    }
  });
});
