import {
  actions,
  iosRuleFields,
  operators,
  scannerTypes,
  triggers,
  type RuleField,
} from '../../../model/system/automations';
import type {FactTableProps} from '../../../src/components/FactTable';
import {lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

const triggerNames = (ids: readonly string[]): string =>
  triggers
    .filter(({id}) => ids.includes(id))
    .map(({name}) => name)
    .join(', ');

/** `Address City (iTero and Medit)`: a rule on a field that the scanner doesn't send never matches. */
const withSenders = ({name, sentBy}: RuleField): string =>
  sentBy.length === scannerTypes.length ? name : `${name} (${sentBy.join(' and ')})`;

export const automationTables: Readonly<Record<string, FactTableProps>> = {
  triggers: {
    caption: 'Triggers',
    columns: ['Trigger', 'Runs when'],
    count: countOf(triggers, 'trigger', 'triggers'),
    rows: triggers.map(({id, name, runsWhen}) => ({
      id: `trigger-${id}`,
      cells: [name, runsWhen],
    })),
  },
  ruleFields: {
    caption: 'Rule fields for IOS Case Create',
    note: `Also: ${new Intl.ListFormat('en').format(iosRuleFields.filter(({meaning}) => meaning === '').map(withSenders))}.`,
    columns: ['Rule field', 'What it means', 'What it accepts'],
    count: countOf(iosRuleFields, 'rule field', 'rule fields'),
    rows: iosRuleFields
      .filter(({meaning}) => meaning !== '')
      .map((field) => ({
        id: `rule-field-${field.id.replaceAll('_', '-')}`,
        cells: [withSenders(field), field.meaning, field.accepts],
      })),
  },
  operators: {
    caption: 'Operators',
    columns: ['Operator', 'Matches when', 'Example'],
    count: countOf(operators, 'operator', 'operators'),
    rows: operators.map(({id, name, matches, example}) => ({id: `operator-${id}`, cells: [name, matches, example]})),
  },
  actions: {
    caption: 'Actions',
    columns: ['Action', 'What it does', 'Settings'],
    count: countOf(actions, 'action', 'actions'),
    rows: actions.map(({id, name, does, settings, availableFor}) => ({
      id: `action-${id}`,
      cells: [
        name,
        availableFor.length === triggers.length
          ? does
          : {text: does, notes: [`Only for ${triggerNames(availableFor)}.`]},
        settings.map((setting) => `**${setting.name}**: ${setting.accepts}`).join('; '),
      ],
    })),
  },
};

/** `<AutomationFields of="triggers" />` */
export const automationFields = resolver({of: text}, ({of}) => lookUp(automationTables, of, 'part of automations'));
