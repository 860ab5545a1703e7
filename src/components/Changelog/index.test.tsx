import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Changelog, {type ChangelogProps} from '.';

const change = {
  text: 'It works.',
  affects: 'Billing and offices',
  page: '/docs/cases/search',
  pageTitle: 'Case Search',
};
const props: ChangelogProps = {
  areas: ['Cases', 'Shipping'],
  kinds: ['New', 'Improved', 'Fixed'],
  releases: [
    {
      id: 'release-2025-2',
      formerId: 'release-2024-2',
      version: '2025.2',
      title: 'Labels',
      date: '2025-02-11',
      dateInWords: 'Feb 11, 2025',
      entries: [
        {...change, id: 'release-2025-2-qr', kind: 'New', area: 'Shipping'},
        {...change, id: 'release-2025-2-void', kind: 'Fixed', area: 'Shipping'},
      ],
    },
  ],
  older: {
    id: 'older-releases',
    name: 'Older releases',
    releases: [
      {
        id: 'release-2025-1',
        version: '2025.1',
        title: 'Search',
        date: '2025-01-14',
        dateInWords: 'Jan 14, 2025',
        entries: [{...change, id: 'release-2025-1-search', kind: 'New', area: 'Cases'}],
      },
    ],
  },
};

test('shows every change; releases and changes can be linked to', () => {
  const html = parse(renderToStaticMarkup(<Changelog {...props} />));
  const ids = [...props.releases, ...props.older.releases].flatMap(({entries}) => entries.map(({id}) => id));
  expect(html.querySelectorAll('li[id]').map(({id}) => id)).toEqual(ids);
  expect(html.querySelector('h2#release-2025-2 a')?.getAttribute('href')).toBe('#release-2025-2');
  expect(html.querySelector('#release-2024-2')?.closest('section')?.querySelector('h2')?.id).toBe('release-2025-2');
  expect(html.querySelector('summary > #older-releases')).not.toBeNull();
});

test('a change begins with its kind, and says where it is documented and whether it concerns dental offices', () => {
  const html = parse(renderToStaticMarkup(<Changelog {...props} />));
  const entry = html.querySelector('#release-2025-2-qr');
  expect(entry?.text).toMatch(/^New It works\./);
  expect(entry?.getAttribute('data-for')).toBe('Dental offices');
  expect(entry?.querySelector('a')?.text).toBe('Case Search');
  expect(html.querySelector('select[name=for] option[value="Dental offices"]')).not.toBeNull();
});
