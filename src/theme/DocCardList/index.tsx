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

type CardProps = {
  name: string;
  to?: string;
  about?: string;
  links: readonly {name: string; to: string}[];
  more?: number;
};

const pagesIn = (item: PropSidebarItem): PropSidebarItemLink[] => {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(pagesIn) : [];
};

const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && pagesIn(item).length > 1;

/** A page, with its first tasks. */
function pageCard({label, href, description, docId}: PropSidebarItemLink, isAlone: boolean): CardProps {
  const {description: summary, tasks = []} = summaries[docId ?? ''] ?? {};
  const shown = isAlone ? tasks : tasks.slice(0, TASKS);
  const links = shown.map(({id, name}) => ({name, to: `${href}#${id}`}));
  return {name: label, to: href, about: description ?? summary, links, more: tasks.length - shown.length};
}

/** A group, with its pages. Their tasks are on the group's own page. */
const groupCard = (group: PropSidebarItemCategory): CardProps => ({
  name: group.label,
  to: group.href,
  about: group.description,
  links: pagesIn(group).map(({label, href}) => ({name: label, to: href})),
});

/** The content of a category page: the category's own pages first, then each group of pages. */
export default function DocCardList({items = []}: Props): ReactNode {
  const {pathname} = useLocation();
  const pages = items.filter((item) => !isGroup(item)).flatMap(pagesIn);
  const groups = items.filter(isGroup);
  const compared = pages.flatMap(({href: page, customProps}) =>
    customProps?.competitor ? [{page, ...customProps} as Compared] : [],
  );
  const cards = [...pages.map((page) => pageCard(page, pages.length + groups.length === 1)), ...groups.map(groupCard)];
  return (
    <>
      {compared.length > 0 ? (
        <Overview products={compared} />
      ) : (
        <div className="rows">
          {cards.map((card) => (
            <Card key={card.name} {...card} />
          ))}
        </div>
      )}
      <div className="in-line page-end">
        <AsMarkdown page={pathname} />
      </div>
    </>
  );
}

function Card({name, to, about, links, more = 0}: CardProps): ReactNode {
  return (
    <article className={styles.page}>
      <h2 className="title">{to ? <Link to={to}>{name}</Link> : name}</h2>
      <p className="hint">{about}</p>
      {links.length > 0 && (
        <ul className={`bare card-tasks ${styles.tasks}`}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.name}</Link>
            </li>
          ))}
          {to && more > 0 && (
            <li>
              <Link to={to}>
                {more} more {more === 1 ? 'task' : 'tasks'}
              </Link>
            </li>
          )}
        </ul>
      )}
    </article>
  );
}
