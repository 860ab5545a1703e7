import {pageChecker, shownText} from './pages';

export const headingLevels = pageChecker('one level-1 heading, and no level is skipped', ({document}) => {
  const headings = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => ({level: Number(heading.tagName.slice(1)), text: shownText(heading)}));
  const titles = headings.filter(({level}) => level === 1);
  return [
    ...(titles.length === 1 ? [] : [`there are ${titles.length} level-1 headings. A page has one.`]),
    ...headings.flatMap(({level, text}, index) => {
      const above = headings[index - 1]?.level ?? 0;
      return level > above + 1 && above > 0
        ? [`"${text}" is of level ${level} below one of level ${above}. Make it level ${above + 1}.`]
        : [];
    }),
  ];
});
