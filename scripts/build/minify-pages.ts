/**
 * Makes the pages small and their markup canonical. The generator could do it, but with SWC it leaves out closing tags
 * and quotes, which validators reject, and with the other minifier it takes six times as long.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {minify, type Options} from '@swc/html';
import {eachOf} from './each-of';
import {htmlFiles} from './html-files';
import type {BuildContext} from './steps';

/** React compares the page with what it would render: nothing that it wrote may be sorted, joined or left out. */
const options: Options = {
  collapseWhitespaces: 'none',
  removeComments: false,
  removeEmptyAttributes: false,
  removeEmptyMetadataElements: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyJs: true,
  minifyJson: false,
  minifyCss: false,
  tagOmission: false,
  quotes: true,
};

/** A script or style whole, a comment, a tag with its quoted values, or a text between them. */
const PIECE = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gi;

const encode = (text: string) =>
  text.replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&amp;').replaceAll('>', '&gt;');

/** SWC writes the signs of markup as they are where no browser can mistake them; strict readers of HTML still do. */
const encodeTexts = (html: string) => html.replace(PIECE, (piece) => (piece.startsWith('<') ? piece : encode(piece)));

export async function minifyPage(html: string): Promise<string> {
  const {code, errors = []} = await minify(html, options);
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('; '));
  return encodeTexts(code);
}

export async function minifyPages({outDir}: BuildContext): Promise<string> {
  const files = await htmlFiles(outDir);
  await eachOf(files, async ({file, path}) => {
    const html = await readFile(join(outDir, file), 'utf8');
    const minified = await minifyPage(html).catch((cause: unknown) => {
      throw new Error(`${path} could not be minified.`, {cause});
    });
    await writeFile(join(outDir, file), minified);
  });
  return `${files.length} pages`;
}
