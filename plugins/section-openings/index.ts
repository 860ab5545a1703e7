/** Gives `/docs`, `/guides`, and `/pilot` their own routes, which redirect to where the navbar's link to each leads. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {navbar} from '../../config/navbar';

export default function sectionOpenings({baseUrl}: LoadContext): Plugin {
  return {
    name: 'section-openings',
    contentLoaded({actions}) {
      for (const {docsPluginId: section = 'docs', docId} of navbar.items) {
        actions.addRoute({
          path: `${baseUrl}${section}`,
          component: '@site/plugins/section-openings/SectionOpening.tsx',
          exact: true,
          props: {opensOn: `${baseUrl}${section}/${docId}`},
        });
      }
    },
  };
}
