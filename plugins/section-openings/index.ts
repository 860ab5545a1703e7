/** Gives `/docs`, `/guides`, and `/pilot` their own routes, which redirect to the section's first page. */
import type {LoadContext, Plugin} from '@docusaurus/types';

export type SectionOpening = {section: string; opensOn: string};

export default function sectionOpenings(openings: readonly SectionOpening[]): (context: LoadContext) => Plugin {
  return ({baseUrl}) => ({
    name: 'section-openings',
    contentLoaded({actions}) {
      for (const {section, opensOn} of openings) {
        actions.addRoute({
          path: `${baseUrl}${section}`,
          component: '@site/plugins/section-openings/SectionOpening.tsx',
          exact: true,
          props: {opensOn: `${baseUrl}${opensOn}`},
        });
      }
    },
  });
}
