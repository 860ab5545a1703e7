/**
 * Inlines the facts that a page's components show, at build time: `<Fields of="doctor" />` becomes
 * `<Fields caption="…" columns={…} rows={…} />`. The browser loads only the facts of the current page, never the whole
 * model. A name that is not in the model stops the build earlier, with its file and line (checks/content/mistakes.ts).
 */
import {nodesIn} from '../../lib/tree';
import {codeOf, isJsx, readAttributes, type Props, type TreeNode} from '../mdx-tree';
import type {ChangelogProps} from '../../src/components/Changelog';
import {drawDiagrams} from './diagram';
import type {Resolver} from './resolver';
import {changelog} from './resolvers/changelog';
import {comparison} from './resolvers/comparison';
import {fields} from './resolvers/fields';
import {figure, limit, menu} from './resolvers/names';
import {permission, roleMatrix, whoCan} from './resolvers/permissions';
import {price} from './resolvers/price';
import {states} from './resolvers/states';
import {facts} from './resolvers/tables';

/** By the name of the component on a page. */
const resolvers: Readonly<Record<string, Resolver>> = {
  Changelog: changelog,
  Comparison: comparison,
  Facts: facts,
  Fields: fields,
  Figure: figure,
  Limit: limit,
  Menu: menu,
  Permission: permission,
  Price: price,
  RoleMatrix: roleMatrix,
  States: states,
  WhoCan: whoCan,
};

export default function modelComponents(): (tree: TreeNode) => Promise<void> {
  return (tree) => {
    for (const node of nodesIn(tree)) {
      const facts = isJsx(node) && factsOf(node);
      if (facts) node.props = {...facts};
    }
    listReleases(tree);
    return drawDiagrams(tree);
  };
}

type ContentsExport = {body: {declaration?: {declarations: {id: {name: string}; init: {elements: object[]}}[]}}[]};

/** The generator lists only headings that are written on the page; a changelog has those of its newest releases. */
function listReleases({children = []}: TreeNode): void {
  if (!children.some((node) => isJsx(node) && node.name === 'Changelog')) return;
  const {releases, older} = changelog({}) as ChangelogProps;
  for (const {data} of children) {
    const [statement] = (data?.estree as ContentsExport | undefined)?.body ?? [];
    const contents = statement?.declaration?.declarations.find(({id}) => id.name === 'toc');
    const entries = [
      ...releases.map(({id, version, title}) => ({value: `${version} ${title}`, id, level: 2})),
      {value: older.name, id: older.id, level: 2},
    ];
    contents?.init.elements.push(...entries.map((entry) => codeOf(JSON.stringify(entry))));
  }
}

/** The facts that a component shows, or nothing if it shows none. Throws if the writer made a mistake. */
export function factsOf(node: TreeNode): Props | undefined {
  return resolvers[node.name ?? '']?.(readAttributes(node));
}
