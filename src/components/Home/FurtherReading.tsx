import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {countInWords} from '@site/lib/count-in-words';
import styles from './styles.module.css';
import {useIdentity} from './useIdentity';

type Entry = {name: string; about: string; page: string};

const guides: readonly Entry[] = [
  {
    name: 'Invoicing and shipping',
    about: 'Pack, label, ship, and invoice the day’s finished cases.',
    page: '/guides/invoicing-and-shipping',
  },
  {
    name: 'Outsourcing',
    about: 'Send a step to another lab, track it, get it back on time, and record its cost.',
    page: '/guides/outsourcing',
  },
];

function useChoosing(): readonly Entry[] {
  const {product, competitors} = useIdentity();
  return [
    {
      name: `Why ${product}`,
      about: `What gets better, what ${product} doesn’t do, and how a switch goes.`,
      page: '/pilot/welcome/why-pilot',
    },
    {
      name: 'Quick start',
      about: 'From an empty account to the first invoiced case.',
      page: '/pilot/welcome/quick-start',
    },
    {
      name: `${product} and other systems`,
      about: `Comparisons with ${countInWords(competitors.length)} other products, based on public sources.`,
      page: '/pilot/category/compare',
    },
  ];
}

function Entries({id, heading, entries}: {id: string; heading: string; entries: readonly Entry[]}): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.entries}>
        {entries.map(({name, about, page}) => (
          <li key={page}>
            <Link to={page}>{name}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function FurtherReading(): ReactNode {
  const {product} = useIdentity();
  return (
    <>
      <Entries id="guides" heading="Guides" entries={guides} />
      <Entries id="choosing" heading={`Choosing ${product}`} entries={useChoosing()} />
    </>
  );
}
