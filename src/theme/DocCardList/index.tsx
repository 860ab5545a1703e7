import type {ReactNode} from 'react';
import summaries from '@generated/site-sections/default/pages.json';
import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocCardList';
import Overview, {type Compared} from '@site/src/components/Comparison/Overview';
import AsMarkdown from '@site/src/components/AsMarkdown';
import styles from './styles.module.css';

/** How many tasks each card shows: the first ones on the page. A card alone on its page shows them all. */
const TASKS = 3;

const pagesIn = (item: PropSidebarItem): PropSidebarItemLink[] => {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(pagesIn) : [];
};

const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && pagesIn(item).length > 1;

/** The content of a category page: the category's own pages first, then each group of pages under its name. */
export default function DocCardList({items = []}: Props): ReactNode {
  const {pathname} = useLocation();
  const loose = items.filter((item) => !isGroup(item)).flatMap(pagesIn);
  const compared = loose.flatMap(({href: page, customProps}) =>
    customProps?.competitor ? [{page, ...customProps} as Compared] : [],
  );
  return (
    <>
      {compared.length > 0 ? <Overview products={compared} /> : <Cards pages={loose} heading="h2" />}
      {items.filter(isGroup).map((group) => (
        <section key={group.label}>
          <h2 className={styles.group}>{group.href ? <Link to={group.href}>{group.label}</Link> : group.label}</h2>
          <p className={styles.about}>{group.description}</p>
          <Cards pages={pagesIn(group)} heading="h3" />
        </section>
      ))}
      <AsMarkdown page={pathname} />
    </>
  );
}

function Cards({pages, heading}: {pages: readonly PropSidebarItemLink[]; heading: 'h2' | 'h3'}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <div className="rows">
      {pages.map((page) => (
        <Card key={page.href} page={page} heading={heading} shown={pages.length === 1 ? Infinity : TASKS} />
      ))}
    </div>
  );
}

type CardProps = {page: PropSidebarItemLink; heading: 'h2' | 'h3'; shown: number};

function Card({page, heading: Heading, shown}: CardProps): ReactNode {
  const {description, tasks = []} = summaries[page.docId ?? ''] ?? {};
  return (
    <article className={styles.page}>
      <Heading className={`title ${styles.name}`}>
        <Link to={page.href}>{page.label}</Link>
      </Heading>
      <p className={styles.about}>{page.description ?? description}</p>
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.slice(0, shown).map(({id, name}) => (
            <li key={id}>
              <Link to={`${page.href}#${id}`}>{name}</Link>
            </li>
          ))}
          {tasks.length > shown && (
            <li>
              <Link to={page.href} className="note">
                {tasks.length - shown} more {tasks.length - shown === 1 ? 'task' : 'tasks'} →
              </Link>
            </li>
          )}
        </ul>
      )}
    </article>
  );
}
