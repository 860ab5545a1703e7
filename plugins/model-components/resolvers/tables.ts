/** The tables of the model: `<Facts of="quickbooks-sync" />` and `<ImportColumns of="doctors" />`. */
import {dashboardNumbers} from '../../../model/cases/dashboard';
import {caseProblems} from '../../../model/cases/problems';
import {activityEntries, bulkActions} from '../../../model/cases/tools';
import {productBehaviors} from '../../../model/money/behaviors';
import {lateFeeWays} from '../../../model/money/late-fee';
import {benchCounts, devices} from '../../../model/production/bench';
import {workAssignment} from '../../../model/production/work-assignment';
import {reports} from '../../../model/reports/reports';
import * as automations from '../../../model/system/automations';
import * as automationKinds from '../../../model/system/automations/kinds';
import {dropdownLists} from '../../../model/system/dropdowns';
import * as imports from '../../../model/system/imports';
import * as integrations from '../../../model/system/integrations';
import {emailTemplates} from '../../../model/system/templates/email';
import {pdfTemplates} from '../../../model/system/templates/pdf';
import {templateVariables} from '../../../model/system/templates/variable-list';
import type {FactTable, ImportColumn} from '../../../model/types';
import type {FactCell, FactTableProps} from '../../../src/components/FactTable';
import {byId, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

const importsById = byId(imports.importEntities);

/** Longer tables start collapsed. */
const OPEN_UP_TO = 4;

/** A row for each item, with an anchor that begins with `prefix`. */
function table<Item extends {id: string}>(
  prefix: string,
  caption: string,
  columns: readonly string[],
  items: readonly Item[],
  cellsOf: (item: Item) => readonly FactCell[],
  more?: Pick<FactTableProps, 'count' | 'note' | 'copyable'>,
): FactTableProps {
  return {
    caption,
    columns,
    rows: items.map((item) => ({id: `${prefix}-${item.id.replaceAll(/[._]/g, '-')}`, cells: cellsOf(item)})),
    count: items.length > OPEN_UP_TO ? countOf(items, 'row', 'rows') : undefined,
    ...more,
  };
}

/** Tables that the model has ready. */
const ready: readonly FactTable[] = [
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
];

const kinds = (id: string, caption: string, list: readonly automationKinds.OrderKind[]): FactTableProps =>
  table(id, caption, ['Display name', 'What to expect'], list, ({publishedBy, name, meaning}) => [
    publishedBy ? `${name}*` : name,
    meaning,
  ]);

const {triggers, actions, operators, caseRuleFields, iosRuleFields, scannerTypes} = automations;

const triggerNames = (ids: readonly string[]): string =>
  triggers
    .filter(({id}) => ids.includes(id))
    .map(({name}) => name)
    .join(', ');

/** `Address City (iTero and Medit)`: a rule on a field that the scanner doesn't send never matches. */
const withSenders = ({name, sentBy}: automations.RuleField): string =>
  sentBy.length === scannerTypes.length ? name : `${name} (${sentBy.join(' and ')})`;

const inWords = new Intl.ListFormat('en');
const code = (name: string) => `\`{{${name}}}\``;

export const factTables: Readonly<Record<string, FactTableProps>> = {
  ...Object.fromEntries(
    ready.map(({id, caption, columns, rows}) => [id, table(id, caption, columns, rows, ({cells}) => cells)]),
  ),
  'product-kinds': kinds('product-kinds', 'Products on order forms', automationKinds.productKinds),
  'method-kinds': kinds('method-kinds', 'Methods on order forms', automationKinds.methodKinds),
  'material-kinds': kinds('material-kinds', 'Materials on order forms', automationKinds.materialKinds),
  'email-recipients': table(
    'email-recipients',
    'When each email is sent, and to whom',
    ['Email', 'Sent when', 'Goes to'],
    emailTemplates,
    ({name, when, to}) => [name, when, to],
  ),
  'pdf-documents': table(
    'pdf-documents',
    'When each document is printed, and for whom',
    ['Document', 'Printed when', 'For'],
    pdfTemplates,
    ({name, when, to}) => [name, when, to],
  ),
  'template-variables': table(
    'variable',
    'Template variables',
    ['Variables', 'Where they work'],
    templateVariables.map((row) => ({...row, id: row.variables[0]!.name})),
    ({variables, where}) => [
      variables.map(({name}) => code(name)).join(' '),
      {text: where, notes: variables.flatMap(({name, note}) => (note ? [`${code(name)}: ${note}`] : []))},
    ],
    {
      copyable: true,
      count: countOf(
        templateVariables.flatMap(({variables}) => variables),
        'variable',
        'variables',
      ),
    },
  ),
  'import-order': table(
    'import-order',
    'Import order for a new lab',
    ['Import', 'What the file refers to'],
    imports.importOrder.map(({entity, because}) => ({id: entity, because})),
    ({id, because}) => [lookUp(importsById, id, 'import').name, because],
  ),
  'case-problems': table(
    'problem',
    'Case problem types',
    ['Problem', 'Icon in Case Search', 'Found when'],
    caseProblems,
    ({name, icon, foundWhen}) => [name, icon, foundWhen],
  ),
  'product-behaviors': table(
    'behavior',
    'How each behavior affects a line item',
    ['Behavior', 'When it’s on', 'When it’s off'],
    productBehaviors,
    ({name, on, off, example}) => [name, {text: on, notes: [`Example: ${example}`]}, off],
    {count: countOf(productBehaviors, 'behavior', 'behaviors')},
  ),
  'dropdown-lists': table(
    'list',
    'The ten dropdown lists',
    ['List', 'What it’s for', 'Starting values'],
    dropdownLists,
    ({name, usedFor, shipped}) => [name, usedFor, shipped.join(', ')],
    {count: countOf(dropdownLists, 'list', 'lists')},
  ),
  triggers: table('trigger', 'Triggers', ['Trigger', 'Runs when'], triggers, ({name, runsWhen}) => [name, runsWhen], {
    count: countOf(triggers, 'trigger', 'triggers'),
  }),
  'rule-fields': table(
    'rule-field',
    'Rule fields for IOS Case Create',
    ['Rule field', 'What it means', 'What it accepts'],
    iosRuleFields.filter(({meaning}) => meaning !== ''),
    (field) => [withSenders(field), field.meaning, field.accepts],
    {
      note: `Also: ${inWords.format(iosRuleFields.filter(({meaning}) => meaning === '').map(withSenders))}.`,
      count: countOf(iosRuleFields, 'rule field', 'rule fields'),
    },
  ),
  'case-rule-fields': table(
    'case-rule-fields',
    'Rule fields for Product Added/Removed and Additional Step Added',
    ['Rule field', 'Meaning', 'Trigger'],
    // Those of the case, which both triggers have, explain themselves; the page names them.
    caseRuleFields.filter((field) => field.triggers.length === 1),
    ({name, meaning, triggers: of}) => [name, meaning, triggerNames(of)],
  ),
  operators: table(
    'operator',
    'Operators',
    ['Operator', 'Matches when', 'Example'],
    operators,
    ({name, matches, example}) => [name, matches, example],
    {count: countOf(operators, 'operator', 'operators')},
  ),
  actions: table(
    'action',
    'Actions',
    ['Action', 'What it does', 'Settings'],
    actions,
    ({name, does, settings, availableFor}) => [
      name,
      availableFor.length === triggers.length ? does : {text: does, notes: [`Only for ${triggerNames(availableFor)}.`]},
      settings.map((setting) => `**${setting.name}**: ${setting.accepts}`).join('; '),
    ],
    {count: countOf(actions, 'action', 'actions')},
  ),
  'example-automations': table(
    'example-automations',
    'Example automations for common work',
    ['Automation', 'Trigger', 'Rules', 'Actions'],
    automationKinds.exampleAutomations,
    ({name, trigger, rules, actions: then}) => [name, trigger, rules.join('; '), then.join('; ')],
  ),
};

/** `<Facts of="quickbooks-sync" />` */
export const facts = resolver({of: text}, ({of}) => lookUp(factTables, of, 'table of facts'));

const inList = ({name, required}: ImportColumn) => (required ? `${name} (required)` : name);

/** `<ImportColumns of="doctors" />`: a row for each column that needs explaining, and the others in a sentence. */
export const importColumns = resolver({of: text}, ({of}) => {
  const entity = lookUp(importsById, of, 'import');
  const columns = entity.columns.filter(({name}) => name !== imports.keyColumn);
  const plain = columns.filter(({fill}) => fill === '');
  return {
    ...table(
      `column-${entity.id}`,
      `Columns in the ${entity.name} import`,
      ['Column', 'How to fill it in'],
      columns.flatMap(({id, ...column}) => (id ? [{...column, id}] : [])),
      ({name, fill, required}) => [required ? {text: name, notes: ['Required']} : name, fill],
      {
        note: plain.length > 0 ? `Also in the file: ${inWords.format(plain.map(inList))}.` : undefined,
        count: countOf(columns, 'column', 'columns'),
      },
    ),
    shortName: entity.name,
  };
});
