import {actions, iosRuleFields, operators, scannerTypes, triggers} from '../../../model/system/automations';
import type {FactTableProps} from '../../../src/components/FactTable';
import {lookUp} from '../lookup';
import {text, type Resolver} from '../resolver';

export const automationTables: Readonly<Record<string, FactTableProps>> = {
  triggers: {
    caption: 'Triggers',
    columns: ['Trigger', 'Runs when', 'Typical use'],
    rows: triggers.map(({id, name, runsWhen, typicalUse}) => ({
      id: `trigger-${id}`,
      cells: [name, runsWhen, typicalUse],
    })),
  },
  ruleFields: {
    caption: 'What rules of the trigger IOS Case Create can read',
    columns: ['Rule field', 'Part of the order', 'What it means', 'What it accepts', 'Sent by'],
    rows: iosRuleFields.map(({id, name, group, meaning, accepts, sentBy}) => ({
      id: `rule-field-${id.replaceAll('_', '-')}`,
      cells: [
        name,
        group,
        meaning,
        accepts,
        sentBy.length === scannerTypes.length ? 'All scanners' : sentBy.join(', '),
      ],
    })),
  },
  operators: {
    caption: 'How a rule compares',
    columns: ['Operator', 'Matches when', 'Example'],
    rows: operators.map(({id, name, matches, example}) => ({id: `operator-${id}`, cells: [name, matches, example]})),
  },
  actions: {
    caption: 'Actions',
    columns: ['Action', 'What it does', 'Settings', 'Triggers'],
    rows: actions.map(({id, name, does, settings, availableFor}) => ({
      id: `action-${id}`,
      cells: [
        name,
        does,
        settings.map((setting) => `**${setting.name}**: ${setting.accepts}`).join('; '),
        availableFor.length === triggers.length
          ? 'All'
          : triggers
              .filter((trigger) => availableFor.includes(trigger.id))
              .map((trigger) => trigger.name)
              .join(', '),
      ],
    })),
  },
};

/** `<AutomationFields of="triggers" />` */
export const automationFields: Resolver = {
  attributes: ['of'],
  resolve: (attributes) => lookUp(automationTables, text(attributes, 'of'), 'part of automations'),
};
