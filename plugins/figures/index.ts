/**
 * Imports the drawing of each `<Figure name="…">` into the module of its page. The drawings need no registry
 * that every page would load, and an unknown name stops the build.
 */
import {existsSync, readdirSync} from 'node:fs';
import {basename, relative, resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {visit} from 'unist-util-visit';
import {plainLines, readText} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {expressionAttribute, isJsx, program, type PageFile, type TreeNode} from '../mdx-tree';
import {readDrawing, type Drawing} from './drawing';

const FOLDER = 'content/figures';

export function findDrawings(): ReadonlyMap<string, string> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.yaml')) : [];
  return new Map(files.map((file) => [basename(file, '.yaml'), `${FOLDER}/${file}`]));
}

/** The bundler passes only the text of a drawing, so the file to name in a message is the one with that text. */
function parseDrawing(source: string): Drawing {
  const text = plainLines(source);
  const file = [...findDrawings().values()].find((drawing) => readText(drawing) === text);
  return readDrawing(file ?? FOLDER, text);
}

/** Lets a page import a drawing, so that every build checks it and the development server reloads on changes. */
export function drawingFiles(): Plugin {
  return {
    name: 'drawing-files',
    configureWebpack: () => ({
      module: {rules: [{include: resolve(FOLDER), type: 'json', parser: {parse: parseDrawing}}]},
    }),
  };
}

function importOf(module: string, local: string): TreeNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${module}';`,
    data: program({
      type: 'ImportDeclaration',
      source: {type: 'Literal', value: module},
      attributes: [],
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
    }),
  };
}

export default function figures() {
  return (page: TreeNode, file: Pick<PageFile, 'path'>) => {
    // Read again for each page, so that the development server finds new drawings.
    const drawings = findDrawings();
    const used = new Set<unknown>();
    const imports: TreeNode[] = [];
    visit(page, (figure) => {
      if (!isJsx(figure) || figure.name !== 'Figure') return;
      const place = `${relative(process.cwd(), file.path)}:${figure.position?.start.line ?? '?'}`;
      const name = figure.attributes?.find((attribute) => attribute.name === 'name')?.value;
      const drawing = typeof name === 'string' ? drawings.get(name) : undefined;
      if (!drawing) {
        throw new UserError(
          `${place}: there is no figure "${String(name)}". Known figures: ${[...drawings.keys()].sort().join(', ')}.`,
        );
      }
      if (used.has(name))
        throw new UserError(`${place}: the figure "${String(name)}" is there twice. Refer to the first one instead.`);
      used.add(name);
      const local = `drawing${imports.length}`;
      figure.attributes?.push(expressionAttribute('drawing', local, {type: 'Identifier', name: local}));
      imports.unshift(importOf(`@site/${drawing}`, local));
    });
    page.children?.unshift(...imports);
  };
}
