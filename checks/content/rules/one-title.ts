import {pageRule} from '../rule';
import {headings} from '../tree';

export const oneTitle = pageRule('one level-1 heading, equal to the title', (page) => {
  const [first, ...others] = headings(page).filter(({depth}) => depth === 1);
  const title = String(page.frontMatter.title);
  if (!first) return [{line: 1, message: `there is no level-1 heading. Write "# ${title}" below the front matter.`}];
  return [
    ...(first.text === title
      ? []
      : [
          {
            line: first.line,
            message: `the heading "${first.text}" differs from the title "${title}". Make them equal.`,
          },
        ]),
    ...others.map(({text, line}) => ({line, message: `"${text}" is a second level-1 heading. Make it "## ${text}".`})),
  ];
});
