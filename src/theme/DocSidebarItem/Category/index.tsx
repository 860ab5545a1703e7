import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItem from '@theme/DocSidebarItem';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/**
 * A category with a single page is shown as a link to that page, or to the category's own page while that is open. Any
 * other category is a link to its own page, next to a native disclosure with its pages, which works before the
 * application runs and stays open after hydration.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {items, href} = props.item;
  const [first, ...others] = items;
  if (first?.type !== 'link' || others.length > 0) return <Folder {...props} />;
  return <DocSidebarItem {...props} item={isSamePath(href, props.activePath) ? {...first, href: href!} : first} />;
}

function Folder({item, activePath, level, onItemClick}: Props): ReactNode {
  const {items, label, className} = item;
  const [first] = items;
  // A group of sections has no page of its own.
  const href = item.href ?? (first?.type === 'link' ? first.href : undefined);
  if (!href) throw new Error(`The category "${label}" has no page of its own: give it one (sidebars/category.ts).`);
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(item.href, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isActive);
  useEffect(() => {
    if (isActive) details.current!.open = true;
  }, [isActive]);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      <Link
        className={clsx('menu__link', !isCurrentPage && 'menu__link--sublist', isActive && 'menu__link--active')}
        aria-current={isCurrentPage ? 'page' : undefined}
        to={href}
      >
        {label}
      </Link>
      <details ref={details} open={isOpenAtFirst}>
        <summary className={clsx('menu__caret', styles.caret)} aria-label={`Pages in ${label}`} />
        <ul className="menu__list">
          <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
