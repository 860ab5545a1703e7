import {routes} from '../../config/routes';
import type {Checker} from '../site';
import {NOT_FOUND, SECTION_OPENINGS} from './pages';

export const pageSet: Checker = {
  name: 'the built pages are the listed routes and nothing else',
  check: ({pages}) => {
    const built = new Set(pages.map(({path}) => path));
    const listed = new Set<string>([...routes, ...SECTION_OPENINGS, NOT_FOUND]);
    return {
      inspected: built.size,
      problems: [
        ...[...listed]
          .filter((path) => !built.has(path))
          .map((path) => `${path}: the route is listed but was not built.`),
        ...[...built]
          .filter((path) => !listed.has(path))
          .map((path) => `${path}: this page was built but is neither in content/ nor in a sidebar.`),
      ],
    };
  },
};
