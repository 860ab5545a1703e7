/** The pages of the corpus: groups of pages at `/docs/{group}/{page}`, the same for every generator. */
import {GROUPS, SUBJECTS, TASKS} from './words';

export type CorpusPage = {
  index: number;
  title: string;
  slug: string;
  group: string;
  url: string;
  isAboutBilling: boolean;
};
export type CorpusGroup = {label: string; slug: string; pages: CorpusPage[]};

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function groupsFor(pages: number): CorpusGroup[] {
  const count = pages <= 100 ? 10 : 40;
  return Array.from({length: count}, (_, index) => {
    const round = Math.floor(index / GROUPS.length);
    const label = `${GROUPS[index % GROUPS.length]}${round > 0 ? ` ${round + 1}` : ''}`;
    return {label, slug: slugOf(label), pages: []};
  });
}

export function makeTree(pages: number): CorpusGroup[] {
  const groups = groupsFor(pages);
  for (let index = 0; index < pages; index += 1) {
    const groupIndex = index % groups.length;
    const group = groups[groupIndex]!;
    const number = group.pages.length;
    const task = TASKS[(number * 7 + groupIndex * 3) % TASKS.length]!;
    const subject = SUBJECTS[(number * 11 + groupIndex * 5) % SUBJECTS.length]!;
    const title = `${task} ${subject}`;
    // The number keeps slugs unique when a large group uses a title twice.
    const slug = group.pages.some((page) => page.title === title) ? `${slugOf(title)}-${number}` : slugOf(title);
    const isAboutBilling = group.label.startsWith('Billing') || (index * 7919) % 97 < 6;
    group.pages.push({index, title, slug, group: group.slug, url: `/docs/${group.slug}/${slug}`, isAboutBilling});
  }
  return groups;
}
