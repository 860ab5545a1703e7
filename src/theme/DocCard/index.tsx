import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type CardProps = {href: string; title: string; description?: string};

function Card({href, title, description}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Heading as="h2" className={styles.title}>
        <Link to={href} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return <Card href={item.href} title={item.label} description={item.description ?? doc?.description} />;
}

function labelOf(item: PropSidebarItemCategory['items'][number]): string[] {
  return 'label' in item ? [item.label] : [];
}

/** Without a description of its own, a category says what it holds. */
function CategoryCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const href = findFirstSidebarItemLink(item);
  if (!href) return null;
  const description = item.description ?? item.items.flatMap(labelOf).join(', ');
  return <Card href={href} title={item.label} description={description} />;
}

export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <PageCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(`A category index cannot show a sidebar item of type "${item.type}".`);
  }
}
