/** The one list of pages that people write: file, route, front matter, and headings with their ids. */
import {existsSync, readFileSync} from 'node:fs';
import {posix, relative, sep} from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {parseDocument} from 'yaml';
import {filesBelow} from './files';
import {typographic, typographicData} from './typography';
import {UserError} from './user-error';

/**
 * The site's sections: each is a folder of `content/`, a sidebar, and the first segment of its routes. Without "site,"
 * a section is a part of a page under its heading.
 */
export const SITE_SECTIONS = ['docs', 'guides', 'pilot'] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

/** Where pages are; the rest of a file's path is its route. */
const FOLDERS = ['content', 'src/pages'];
const IN_FOLDER = new RegExp(`^(?:${FOLDERS.join('|')})(?=/)`);

export type PageHeading = {depth: number; id: string; name: string; line: number};

export type WrittenPage = {
  /** Relative to the project, such as `content/docs/cases/overview.mdx`. */
  file: string;
  /** Such as `/docs/cases/overview`. */
  route: string;
  /** Undefined for a page in src/pages. */
  siteSection?: SiteSection;
  /** What sidebars call it: its path in its site section, such as `cases/overview`. */
  id: string;
  /** With typographic quotation marks, like the names of headings. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** The whole file, with front matter. */
  text: string;
};

/** Reads a text file as if it had no byte-order mark and Unix line endings: editors on Windows write both. */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  // The decoder writes this character for bytes that aren't UTF-8.
  const broken = text.indexOf('\uFFFD');
  if (broken < 0) return text;
  const line = text.slice(0, broken).split('\n').length;
  throw new UserError(`${file}:${line}: this letter is not UTF-8. Save the file with the encoding UTF-8.`);
}

const FRONT_MATTER = /^---\n(.*?)\n---(?:\n|$)/s;

/** The page without its front matter, which blank lines replace, so that line numbers stay correct. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ''));

export function readFrontMatter(file: string, text: string): Record<string, unknown> {
  const [, source] = FRONT_MATTER.exec(text) ?? [];
  if (source === undefined) throw new UserError(`${file}:1: there is no front matter. Write it between two --- lines.`);
  const document = parseDocument(source, {prettyErrors: false});
  const [broken] = document.errors;
  if (broken) {
    const line = source.slice(0, broken.pos[0]).split('\n').length + 1;
    throw new UserError(`${file}:${line}: the front matter cannot be read. ${broken.message}`);
  }
  return (document.toJS() ?? {}) as Record<string, unknown>;
}

/** `content/docs/cases/overview.mdx` → `/docs/cases/overview`, for a page, its questions, or an absolute path. */
export function routeOf(file: string, slug?: unknown): string {
  const own = relative(process.cwd(), file).replaceAll(sep, '/');
  const path = own.replace(IN_FOLDER, '').replace(/(\.questions\.yaml|\.\w+)$/, '');
  const route = path.startsWith('/') ? path : `/${path}`;
  if (typeof slug !== 'string') return route.replace(/^\/index$/, '/');
  // As in the generator, a slug that starts with a slash starts at the site section, any other at the page's folder.
  const root = own.startsWith('content/') ? `/${route.split('/')[1]}` : '/';
  return posix.join(slug.startsWith('/') ? root : posix.dirname(route), slug);
}

/** By file, as long as its text is the same: a build asks for the titles of pages hundreds of times. */
const known = new Map<string, WrittenPage>();

/** The page in a file, such as `content/docs/cases/overview.mdx`. */
export function readPage(file: string): WrittenPage {
  const text = readText(file);
  const page = known.get(file);
  if (page?.text === text) return page;
  const frontMatter = typographicData(readFrontMatter(file, text));
  const [, folder = '', id = ''] = /^content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
  const siteSection = SITE_SECTIONS.find((name) => name === folder);
  const read = {file, route: routeOf(file, frontMatter.slug), id, frontMatter, text, ...(siteSection && {siteSection})};
  known.set(file, read);
  return read;
}

/** The files of all pages, sorted. */
export function findPages(folders: readonly string[] = FOLDERS): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/** Every page, sorted by file. Read again at each call, because the development server keeps running. */
export const readPages = (folders?: readonly string[]): WrittenPage[] => findPages(folders).map(readPage);

/** The file of a route such as `/docs/cases/search#fields`, if a person wrote it. */
export function fileOf(route: string): string | undefined {
  const [path = ''] = route.split('#');
  const isAt = (file: string) => readPage(file).route === path;
  // Reading every page takes longer, and only a page with another slug than its file's name needs it.
  const likely = FOLDERS.map((folder) => `${folder}${path}.mdx`).filter((file) => existsSync(file));
  return likely.find(isAt) ?? findPages().find(isAt);
}

/** The title of the page at a route, for link text. */
export function pageTitle(route: string): string {
  const file = fileOf(route);
  if (!file) throw new UserError(`There is no page at ${route}.`);
  return String(readPage(file).frontMatter.title);
}

const HEADING = /^(#{1,6}) (.+)$/gm;
const CODE = /^```[\s\S]*?^```/gm;
const MARKUP = /[*_`]|\[([^\]]*)\]\([^)]*\)/g;

/**
 * The headings of a page. An id that is not written as `{#id}` depends on all earlier headings, as in the generator.
 */
export function headingsIn(text: string): PageHeading[] {
  const slugger = createSlugger();
  const withoutCode = text.replace(CODE, (block) => block.replace(/[^\n]/g, ''));
  return [...withoutCode.matchAll(HEADING)].map(({index, 1: marks = '', 2: heading = ''}) => {
    const plain = heading.replace(MARKUP, '$1').trim();
    const {text: name, id = slugger.slug(plain)} = parseMarkdownHeadingId(plain);
    const line = withoutCode.slice(0, index).split('\n').length;
    return {depth: marks.length, id, name: typographic(name), line};
  });
}
