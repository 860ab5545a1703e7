/** The tables of the model: `<Facts of="quickbooks-sync" />`. */
import {countOf} from '../../../lib/counts';
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
import {signIn} from '../../../model/users/sign-in';
import type {FactTable, ImportColumn, ImportEntity} from '../../../model/types';
import type {FactCell, FactTableProps} from '../../../src/components/FactTable';
import {byId, lookUp, resolver, text} from '../resolver';
import {workedExample} from './worked-example';

const importsById = byId(imports.importEntities);

/** Longer tables start collapsed. */
const OPEN_UP_TO = 4;

/** By the title of a column: the property that it shows of an item, or how to write its cells. */
type Columns<Item> = Readonly<Record<string, keyof Item | ((item: Item) => FactCell)>>;

/** A row for each item, with an anchor that begins with `prefix`. */
function table<Item extends {id: string}>(
  prefix: string,
  caption: string,
  items: readonly Item[],
  columns: Columns<Item>,
): FactTableProps {
  const shown = Object.values(columns);
  return {
    caption,
    columns: Object.keys(columns),
    rows: items.map((item) => ({
      id: `${prefix}-${item.id.replaceAll(/[._]/g, '-')}`,
      cells: shown.map((column) => (typeof column === 'function' ? column(item) : (item[column] as string))),
    })),
    count: items.length > OPEN_UP_TO ? countOf(items, 'row') : undefined,
  };
}

/** A table of things that have a name of their own, which is in the anchors and counts the rows: "7 triggers". */
const listOf = <Item extends {id: string}>(
  thing: string,
  caption: string,
  items: readonly Item[],
  columns: Columns<Item>,
): FactTableProps => ({...table(thing, caption, items, columns), count: countOf(items, thing)});

/** Tables that the model has ready. */
const ready: readonly FactTable[] = [
  ...Object.values(integrations),
  activityEntries,
  benchCounts,
  bulkActions,
  dashboardNumbers,
  devices,
  lateFeeWays,
  reports,
  signIn,
  workAssignment,
  imports.importOperations,
  imports.importMatching,
  imports.importRowErrors,
];

const kinds = (id: string, caption: string, list: readonly automationKinds.OrderKind[]): FactTableProps =>
  table(id, caption, list, {
    'Display name': ({publishedBy, name}) => (publishedBy ? `${name}*` : name),
    'What to expect': 'meaning',
  });

const {triggers, actions, operators, caseRuleFields, iosRuleFields, scannerTypes} = automations;

const triggerNames = (ids: readonly string[]): string =>
  triggers
    .filter(({id}) => ids.includes(id))
    .map(({name}) => name)
    .join(', ');

/** `Address City (iTero and Medit)`: a rule on a field that the scanner doesn't send never matches. */
const withSenders = ({name, sentBy}: automations.RuleField): string =>
  sentBy.length === scannerTypes.length ? name : `${name} (${sentBy.join(' and ')})`;

/** Names that explain themselves are in the note below the table. */
const isExplained = ({meaning}: automations.RuleField): boolean => meaning !== '';

const variableRows = templateVariables.map((row) => ({...row, id: row.variables[0]!.name}));
const orderedImports = imports.importOrder.map(({entity, because}) => ({id: entity, because}));

const inWords = new Intl.ListFormat('en');
const code = (name: string) => `\`{{${name}}}\``;

const inList = ({name, required}: ImportColumn) => (required ? `${name} (required)` : name);

/** A row for each column that needs explaining, and the others in a sentence. */
export function importColumns({id: of, name: entity, columns: all}: ImportEntity): FactTableProps {
  const columns = all.filter(({name}) => name !== imports.keyColumn);
  const plain = columns.filter(({fill}) => fill === '');
  const explained = columns.flatMap(({id, ...column}) => (id ? [{...column, id}] : []));
  return {
    ...table(`column-${of}`, `Columns in the ${entity} import`, explained, {
      Column: ({name, required}) => (required ? {text: name, notes: ['Required']} : name),
      'How to fill it in': 'fill',
    }),
    note: plain.length > 0 ? `Also in the file: ${inWords.format(plain.map(inList))}.` : undefined,
    count: countOf(columns, 'column'),
    shortName: entity,
  };
}

/** Not the one whose columns are those of the three imports it combines, as the page says. */
const importsOnPages = imports.importEntities.filter(({id}) => id !== 'client-flat-import');

export const factTables: Readonly<Record<string, FactTableProps>> = {
  ...workedExample,
  ...Object.fromEntries(importsOnPages.map((entity) => [`columns-${entity.id}`, importColumns(entity)])),
  ...Object.fromEntries(
    ready.map(({id, caption, columns, rows}) => {
      const cells = columns.map((column, index) => [column, (row: FactTable['rows'][number]) => row.cells[index]!]);
      return [id, table(id, caption, rows, Object.fromEntries(cells))];
    }),
  ),
  'product-kinds': kinds('product-kinds', 'Products on order forms', automationKinds.productKinds),
  'method-kinds': kinds('method-kinds', 'Methods on order forms', automationKinds.methodKinds),
  'material-kinds': kinds('material-kinds', 'Materials on order forms', automationKinds.materialKinds),
  'email-recipients': table('email-recipients', 'When each email is sent, and to whom', emailTemplates, {
    Email: 'name',
    'Sent when': 'when',
    'Goes to': 'to',
  }),
  'pdf-documents': table('pdf-documents', 'When each document is printed, and for whom', pdfTemplates, {
    Document: 'name',
    'Printed when': 'when',
    For: 'to',
  }),
  'template-variables': {
    ...table('variable', 'Template variables', variableRows, {
      Variables: ({variables}) => variables.map(({name}) => code(name)).join(' '),
      'Where they work': ({variables, where}) => ({
        text: where,
        notes: variables.flatMap(({name, note}) => (note ? [`${code(name)}: ${note}`] : [])),
      }),
    }),
    count: countOf(
      variableRows.flatMap(({variables}) => variables),
      'variable',
    ),
  },
  'import-order': table('import-order', 'Import order for a new lab', orderedImports, {
    Import: ({id}) => lookUp(importsById, id, 'import').name,
    'What the file refers to': 'because',
  }),
  'case-problems': table('problem', 'Case problem types', caseProblems, {
    Problem: 'name',
    'Icon in Case Search': 'icon',
    'Found when': 'foundWhen',
  }),
  'product-behaviors': listOf('behavior', 'How each behavior affects a line item', productBehaviors, {
    Behavior: 'name',
    'When it’s on': ({on, example}) => ({text: on, notes: [`Example: ${example}`]}),
    'When it’s off': 'off',
  }),
  'dropdown-lists': listOf('list', 'The ten dropdown lists', dropdownLists, {
    List: 'name',
    'What it’s for': 'usedFor',
    'Starting values': ({shipped}) => shipped.join(', '),
  }),
  triggers: listOf('trigger', 'Triggers', triggers, {Trigger: 'name', 'Runs when': 'runsWhen'}),
  'rule-fields': {
    ...table('rule-field', 'Rule fields for IOS Case Create', iosRuleFields.filter(isExplained), {
      'Rule field': withSenders,
      'What it means': 'meaning',
      'What it accepts': 'accepts',
    }),
    note: `Other rule fields: ${inWords.format(iosRuleFields.filter((field) => !isExplained(field)).map(withSenders))}.`,
    count: countOf(iosRuleFields, 'rule field'),
  },
  // Those of the case, which both triggers have, explain themselves; the page names them.
  'case-rule-fields': table(
    'case-rule-fields',
    'Rule fields for Product Added/Removed and Additional Step Added',
    caseRuleFields.filter((field) => field.triggers.length === 1),
    {'Rule field': 'name', Meaning: 'meaning', Trigger: ({triggers: of}) => triggerNames(of)},
  ),
  operators: listOf('operator', 'Operators', operators, {
    Operator: 'name',
    'Matches when': 'matches',
    Example: 'example',
  }),
  actions: listOf('action', 'Actions', actions, {
    Action: 'name',
    'What it does': ({does, availableFor}) =>
      availableFor.length === triggers.length ? does : {text: does, notes: [`Only for ${triggerNames(availableFor)}.`]},
    Settings: ({settings}) => settings.map(({name, accepts}) => `**${name}**: ${accepts}`).join('; '),
  }),
  'example-automations': table(
    'example-automations',
    'Example automations for common work',
    automationKinds.exampleAutomations,
    {
      Automation: 'name',
      Trigger: 'trigger',
      Rules: ({rules}) => rules.join('; '),
      Actions: ({actions: then}) => then.join('; '),
    },
  ),
};

/** `<Facts of="quickbooks-sync" />` */
export const facts = resolver({of: text}, ({of}) => lookUp(factTables, of, 'table of facts'));
