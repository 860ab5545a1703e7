/** Tables of the model that pages can show unchanged, by id. */
import * as automationKinds from '../../model/system/automations/kinds';
import {caseRuleFields, triggers} from '../../model/system/automations';
import {emailTemplates} from '../../model/system/templates/email';
import {pdfTemplates} from '../../model/system/templates/pdf';
import {
  importEntities,
  importMatching,
  importOperations,
  importOrder,
  importRowErrors,
} from '../../model/system/imports';
import * as integrations from '../../model/system/integrations';
import {dashboardNumbers} from '../../model/cases/dashboard';
import {activityEntries, bulkActions} from '../../model/cases/tools';
import {lateFeeWays} from '../../model/money/late-fee';
import {benchCounts, devices} from '../../model/production/bench';
import {workAssignment} from '../../model/production/work-assignment';
import {reports} from '../../model/reports/reports';
import type {FactTable} from '../../model/types';
import {anchorOf, byId} from './lookup';

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
  importOperations,
  importMatching,
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
    importOrder.map(({entity, because}) => ({
      id: entity,
      cells: [importEntities.find(({id}) => id === entity)?.name ?? entity, because],
    })),
  ),
  table(
    'import-row-errors',
    'Row errors and how to fix them',
    ['Message', 'Why', 'What to do'],
    importRowErrors.map(({message, why, fix}) => ({id: anchorOf(message), cells: [message, why, fix]})),
  ),
  table(
    'case-rule-fields',
    'Rule fields for Product Added/Removed and Additional Step Added',
    ['Rule field', 'Meaning', 'Trigger'],
    // Those of the case, which both triggers have, explain themselves; the page names them.
    caseRuleFields
      .filter(({triggers: of}) => of.length === 1)
      .map(({id, name, meaning, triggers: [of]}) => ({
        id: id.replaceAll('_', '-'),
        cells: [name, meaning, triggers.find((trigger) => trigger.id === of)?.name ?? ''],
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
