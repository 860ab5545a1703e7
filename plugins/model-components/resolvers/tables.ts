/** The tables of the model that pages show unchanged: `<Facts of="quickbooks-sync" />` and the like. */
import {dashboardNumbers} from '../../../model/cases/dashboard';
import * as cases from '../../../model/cases/problems';
import {activityEntries, bulkActions} from '../../../model/cases/tools';
import * as money from '../../../model/money/behaviors';
import {lateFeeWays} from '../../../model/money/late-fee';
import {benchCounts, devices} from '../../../model/production/bench';
import {workAssignment} from '../../../model/production/work-assignment';
import {reports} from '../../../model/reports/reports';
import * as automations from '../../../model/system/automations';
import * as automationKinds from '../../../model/system/automations/kinds';
import * as dropdowns from '../../../model/system/dropdowns';
import * as imports from '../../../model/system/imports';
import * as integrations from '../../../model/system/integrations';
import {emailTemplates} from '../../../model/system/templates/email';
import {pdfTemplates} from '../../../model/system/templates/pdf';
import {templateVariables} from '../../../model/system/templates/variable-list';
import type {FactTable, ImportColumn} from '../../../model/types';
import type {FactTableProps} from '../../../src/components/FactTable';
import {byId, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

type Row = FactTable['rows'][number];

const table = (id: string, caption: string, columns: readonly string[], rows: readonly Row[]): FactTable => ({
  id,
  caption,
  columns,
  rows,
});

function kinds(id: string, caption: string, list: readonly automationKinds.OrderKind[]): FactTable {
  const rows = list.map((kind) => ({
    id: kind.id,
    cells: [kind.publishedBy ? `${kind.name}*` : kind.name, kind.meaning],
  }));
  return table(id, caption, ['Display name', 'What to expect'], rows);
}

export const factTables: Readonly<Record<string, FactTable>> = byId<FactTable>([
  integrations.carrierCapabilities,
  integrations.labelOutcomes,
  integrations.quickbooksSync,
  integrations.quickbooksAccountMapping,
  integrations.scannerData,
  integrations.scannerConnect,
  integrations.rescanEffects,
  integrations.stripeEvents,
  activityEntries,
  benchCounts,
  bulkActions,
  dashboardNumbers,
  devices,
  lateFeeWays,
  reports,
  workAssignment,
  imports.importOperations,
  imports.importMatching,
  imports.importRowErrors,
  table(
    'email-recipients',
    'When each email is sent, and to whom',
    ['Email', 'Sent when', 'Goes to'],
    emailTemplates.map(({id, name, when, to}) => ({id, cells: [name, when, to]})),
  ),
  table(
    'pdf-documents',
    'When each document is printed, and for whom',
    ['Document', 'Printed when', 'For'],
    pdfTemplates.map(({id, name, when, to}) => ({id, cells: [name, when, to]})),
  ),
  table(
    'import-order',
    'Import order for a new lab',
    ['Import', 'What the file refers to'],
    imports.importOrder.map(({entity, because}) => ({
      id: entity,
      cells: [imports.importEntities.find(({id}) => id === entity)?.name ?? entity, because],
    })),
  ),
  table(
    'case-rule-fields',
    'Rule fields for Product Added/Removed and Additional Step Added',
    ['Rule field', 'Meaning', 'Trigger'],
    // Those of the case, which both triggers have, explain themselves; the page names them.
    automations.caseRuleFields
      .filter(({triggers: of}) => of.length === 1)
      .map(({id, name, meaning, triggers: [of]}) => ({
        id: id.replaceAll('_', '-'),
        cells: [name, meaning, automations.triggers.find((trigger) => trigger.id === of)?.name ?? ''],
      })),
  ),
  kinds('product-kinds', 'Products on order forms', automationKinds.productKinds),
  kinds('method-kinds', 'Methods on order forms', automationKinds.methodKinds),
  kinds('material-kinds', 'Materials on order forms', automationKinds.materialKinds),
  table(
    'example-automations',
    'Example automations for common work',
    ['Automation', 'Trigger', 'Rules', 'Actions'],
    automationKinds.exampleAutomations.map(({id, name, trigger, rules: when, actions}) => ({
      id,
      cells: [name, trigger, when.join('; '), actions.join('; ')],
    })),
  ),
]);

/** Longer tables start collapsed. */
const OPEN_UP_TO = 6;

/** `<Facts of="quickbooks-sync" />` */
export const facts = resolver({of: text, caption: text.optional()}, ({of, caption}) => {
  const {id, caption: ownCaption, columns, rows} = lookUp(factTables, of, 'table of facts');
  return {
    caption: caption ?? ownCaption,
    columns,
    count: rows.length > OPEN_UP_TO ? countOf(rows, 'row', 'rows') : undefined,
    rows: rows.map((row) => ({id: `${id}-${row.id}`, cells: row.cells})),
  } satisfies FactTableProps;
});

const inList = ({name, required}: ImportColumn) => (required ? `${name} (required)` : name);

/** `<ImportColumns of="doctors" />`: a row for each column that needs explaining, and the others in a sentence. */
export const importColumns = resolver({of: text, caption: text.optional()}, ({of, caption}) => {
  const entity = lookUp(byId(imports.importEntities), of, 'import');
  const columns = entity.columns.filter(({name}) => name !== imports.keyColumn);
  const plain = columns.filter(({fill}) => fill === '');
  return {
    caption: caption ?? `Columns in the ${entity.name} import`,
    shortName: entity.name,
    note: plain.length > 0 ? `Also in the file: ${new Intl.ListFormat('en').format(plain.map(inList))}.` : undefined,
    columns: ['Column', 'How to fill it in'],
    rows: columns
      .filter(({fill}) => fill !== '')
      .map(({id, name, fill, required}) => ({
        id: `column-${entity.id}-${id}`,
        cells: [required ? {text: name, notes: ['Required']} : name, fill],
      })),
    count: countOf(columns, 'column', 'columns'),
  } satisfies FactTableProps;
});

/** A component that shows one list of the model and has no attributes. */
const listOf = (table: FactTableProps) => resolver({}, () => table);

export const caseProblems = listOf({
  caption: 'Case problem types',
  columns: ['Problem', 'Icon in Case Search', 'Found when'],
  rows: cases.caseProblems.map(({id, name, icon, foundWhen}) => ({
    id: `problem-${id}`,
    cells: [name, icon, foundWhen],
  })),
});

export const productBehaviors = listOf({
  caption: 'How each behavior affects a line item',
  columns: ['Behavior', 'When it’s on', 'When it’s off'],
  rows: money.productBehaviors.map(({id, name, on, off, example}) => ({
    id: `behavior-${id}`,
    cells: [name, {text: on, notes: [`Example: ${example}`]}, off],
  })),
});

export const dropdownLists = listOf({
  caption: 'The ten dropdown lists',
  columns: ['List', 'What it’s for', 'Starting values'],
  count: countOf(dropdowns.dropdownLists, 'list', 'lists'),
  rows: dropdowns.dropdownLists.map(({id, name, usedFor, shipped}) => ({
    id: `list-${id}`,
    cells: [name, usedFor, shipped.join(', ')],
  })),
});

const all = templateVariables.flatMap(({variables}) => variables);
const code = (name: string) => `\`{{${name}}}\``;

export const variableTables: Readonly<Record<string, FactTableProps>> = {
  templates: {
    caption: 'Template variables',
    copyable: true,
    columns: ['Variables', 'Where they work'],
    rows: templateVariables.map(({variables, where}) => ({
      id: `variable-${variables[0]!.name.replaceAll(/[._]/g, '-')}`,
      cells: [
        variables.map(({name}) => code(name)).join(' '),
        {text: where, notes: variables.flatMap(({name, note}) => (note ? [`${code(name)}: ${note}`] : []))},
      ],
    })),
    count: countOf(all, 'variable', 'variables'),
  },
};

/** `<Variables of="templates" />` */
export const variables = resolver({of: text}, ({of}) => lookUp(variableTables, of, 'list of variables'));

const triggerNames = (ids: readonly string[]): string =>
  automations.triggers
    .filter(({id}) => ids.includes(id))
    .map(({name}) => name)
    .join(', ');

/** `Address City (iTero and Medit)`: a rule on a field that the scanner doesn't send never matches. */
const withSenders = ({name, sentBy}: automations.RuleField): string =>
  sentBy.length === automations.scannerTypes.length ? name : `${name} (${sentBy.join(' and ')})`;

export const automationTables: Readonly<Record<string, FactTableProps>> = {
  triggers: {
    caption: 'Triggers',
    columns: ['Trigger', 'Runs when'],
    count: countOf(automations.triggers, 'trigger', 'triggers'),
    rows: automations.triggers.map(({id, name, runsWhen}) => ({
      id: `trigger-${id}`,
      cells: [name, runsWhen],
    })),
  },
  ruleFields: {
    caption: 'Rule fields for IOS Case Create',
    note: `Also: ${new Intl.ListFormat('en').format(automations.iosRuleFields.filter(({meaning}) => meaning === '').map(withSenders))}.`,
    columns: ['Rule field', 'What it means', 'What it accepts'],
    count: countOf(automations.iosRuleFields, 'rule field', 'rule fields'),
    rows: automations.iosRuleFields
      .filter(({meaning}) => meaning !== '')
      .map((field) => ({
        id: `rule-field-${field.id.replaceAll('_', '-')}`,
        cells: [withSenders(field), field.meaning, field.accepts],
      })),
  },
  operators: {
    caption: 'Operators',
    columns: ['Operator', 'Matches when', 'Example'],
    count: countOf(automations.operators, 'operator', 'operators'),
    rows: automations.operators.map(({id, name, matches, example}) => ({
      id: `operator-${id}`,
      cells: [name, matches, example],
    })),
  },
  actions: {
    caption: 'Actions',
    columns: ['Action', 'What it does', 'Settings'],
    count: countOf(automations.actions, 'action', 'actions'),
    rows: automations.actions.map(({id, name, does, settings, availableFor}) => ({
      id: `action-${id}`,
      cells: [
        name,
        availableFor.length === automations.triggers.length
          ? does
          : {text: does, notes: [`Only for ${triggerNames(availableFor)}.`]},
        settings.map((setting) => `**${setting.name}**: ${setting.accepts}`).join('; '),
      ],
    })),
  },
};

/** `<AutomationFields of="triggers" />` */
export const automationFields = resolver({of: text}, ({of}) => lookUp(automationTables, of, 'part of automations'));
