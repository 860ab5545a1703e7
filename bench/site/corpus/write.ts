/** Writes the corpus into a folder in the form a generator reads. */
import {rmSync} from 'node:fs';
import {putFiles} from '../contenders/files';
import {writePage, type Dialect} from './page';
import {makeTree, type CorpusGroup, type CorpusPage} from './tree';

export type CorpusFormat = Dialect & {
  extension: 'md' | 'mdx';
  /** Whether the text begins with the title; otherwise the title is only in the front matter. */
  hasTitleInText: boolean;
  /** Additional front matter. */
  frontMatter?: (order: number) => Record<string, unknown>;
  /** A file with the name and order of a group. */
  groupFile?: (group: CorpusGroup, order: number) => {name: string; content: string};
};

function withFrontMatter(title: string, text: string, format: CorpusFormat, order: number): string {
  const values = {title, description: `${title} in the laboratory system.`, ...format.frontMatter?.(order)};
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${format.hasTitleInText ? `# ${title}\n\n` : ''}${text}\n`;
}

export type Corpus = {groups: CorpusGroup[]; pages: CorpusPage[]; measured: CorpusPage};

export function writeCorpus(folder: string, pageCount: number, format: CorpusFormat): Corpus {
  rmSync(folder, {recursive: true, force: true});
  const groups = makeTree(pageCount);
  const pages = groups.flatMap((group) => group.pages);
  for (const [groupOrder, group] of groups.entries()) {
    const groupFile = format.groupFile?.(group, groupOrder + 1);
    if (groupFile) putFiles(folder, {[`${group.slug}/${groupFile.name}`]: groupFile.content});
    for (const [order, page] of group.pages.entries()) {
      const text = withFrontMatter(page.title, writePage(page, pages, format), format, order + 1);
      putFiles(folder, {[`${group.slug}/${page.slug}.${format.extension}`]: text});
    }
  }
  const first = groups.map((group) => `- [${group.label}](${format.linkTo(group.pages[0]!)})`).join('\n');
  putFiles(folder, {
    [`index.${format.extension}`]: withFrontMatter('Dental laboratory manual', first, format, 0),
  });
  return {groups, pages, measured: groups[4]!.pages[1]!};
}
