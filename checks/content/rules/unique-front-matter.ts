import type {Rule} from '../rule';

export const uniqueFrontMatter: Rule = {
  name: 'titles and descriptions are unique',
  check: (pages) =>
    ['title', 'description'].flatMap((key) => {
      const owners = new Map<unknown, string>();
      return pages.flatMap(({file, frontMatter}) => {
        const value = frontMatter[key];
        const owner = owners.get(value);
        if (owner === undefined) owners.set(value, file);
        return owner === undefined
          ? []
          : [{file, line: 1, message: `the ${key} is the same as that of ${owner}. Say what sets this page apart.`}];
      });
    }),
};
