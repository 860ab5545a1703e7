/** The books: one of everything, and one per section. */
import type {Book} from './compose';
import {readSections} from './read-site';

/** Printing modifies the articles, so each book reads its own copy. */
export type BookPlan = {name: string; title: string; readBook: () => Promise<Book>};

const WHOLE = {name: 'manual', title: 'The whole manual'};

export async function booksOf(outDir: string): Promise<BookPlan[]> {
  const plan = (name: string, title: string, isIn: (id: string) => boolean): BookPlan => ({
    name,
    title,
    readBook: async () => {
      const sections = (await readSections(outDir)).filter(({id}) => isIn(id));
      return {name, title, sections};
    },
  });
  const sections = await readSections(outDir);
  return [
    plan(WHOLE.name, WHOLE.title, () => true),
    ...sections.map(({id, title}) => plan(id, title, (other) => other === id)),
  ];
}
