/** Prints every id, path and name that a page may give to a component: `npx tsx scripts/model/list-ids.ts`. */
import {factTables} from '../../plugins/model-components/fact-tables';
import {automationTables} from '../../plugins/model-components/resolvers/automation-fields';
import {competitorsById} from '../../plugins/model-components/resolvers/comparison';
import {limitsById} from '../../plugins/model-components/resolvers/limit';
import {templatesById} from '../../plugins/model-components/resolvers/variables';
import {entities} from '../../model/entities';
import {importEntities} from '../../model/system/imports';
import {menuPaths} from '../../model/menus';
import {permissionTree} from '../../model/permissions';
import {stateMachines} from '../../model/states';

function print(title: string, names: Iterable<string>): void {
  console.log(`${title}\n${[...names].map((name) => `  ${name}`).join('\n')}\n`);
}

print(
  '<Fields of> and its field ids',
  Object.values(entities).map(({id, fields}) => `${id}: ${fields.map((field) => field.id).join(', ')}`),
);
print('<States of>', Object.keys(stateMachines));
print(
  '<Facts of>',
  Object.values(factTables).map(({id, caption}) => `${id}: ${caption}`),
);
print('<Variables of>', Object.keys(templatesById));
print(
  '<ImportColumns of>',
  importEntities.map(({id}) => id),
);
print('<AutomationFields of>', Object.keys(automationTables));
print(
  '<Limit of>',
  Object.entries(limitsById).map(([id, {text}]) => `${id}: ${text}`),
);
print('<Comparison of>', Object.keys(competitorsById));
print('<Menu path>', menuPaths);
print(
  '<Permission resource types>',
  permissionTree.flatMap(({name, resources}) =>
    resources.map((resource) => `${name} › ${resource.name}: ${resource.types.join(', ')}`),
  ),
);
