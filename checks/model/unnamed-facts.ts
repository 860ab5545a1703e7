/** Finds facts that a page can name but none does: `<Facts of="…" />`, `<Limit of="…" />`, and the like. */
import {entities} from '../../model/entities';
import {stateMachines} from '../../model/states';
import {importEntities} from '../../model/system/imports';
import {factTables} from '../../plugins/model-components/fact-tables';
import {automationTables} from '../../plugins/model-components/resolvers/automation-fields';
import {competitorsById} from '../../plugins/model-components/resolvers/comparison';
import {limitsById} from '../../plugins/model-components/resolvers/limit';
import {variableTables} from '../../plugins/model-components/resolvers/variables';

/** Valid values of `of`, by component. */
export const named: Readonly<Record<string, readonly string[]>> = {
  AutomationFields: Object.keys(automationTables),
  Comparison: Object.keys(competitorsById),
  Facts: Object.keys(factTables),
  Fields: Object.keys(entities),
  // Its columns are those of the three imports it combines, as the page says.
  ImportColumns: importEntities.map(({id}) => id).filter((id) => id !== 'client-flat-import'),
  Limit: Object.keys(limitsById),
  States: Object.keys(stateMachines),
  Variables: Object.keys(variableTables),
};

export function unnamedFacts(pages: string): string[] {
  return Object.entries(named).flatMap(([component, ids]) => {
    const uses = [...pages.matchAll(new RegExp(`<${component}\\b[^>]*\\bof="([^"]+)"`, 'g'))].map(([, id]) => id);
    return ids.filter((id) => !uses.includes(id)).map((id) => `<${component} of="${id}" />`);
  });
}
