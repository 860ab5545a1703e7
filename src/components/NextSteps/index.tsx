import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Identity} from '@site/config/identity';
import {useIdentity} from '../Home/useIdentity';
import PageLinks from '../PageLinks';
import styles from './styles.module.css';

/** For a reader who is evaluating the product. A step whose URL the identity omits is left out. */
export function nextSteps({product, demo, pricing, support}: Identity) {
  return [
    {name: 'Request a demo', about: `Bring a case of yours and watch ${product} run it.`, to: demo},
    {name: 'Get a quote', about: 'By users, offices, and billing labs.', to: pricing},
    {
      name: 'See what you get in writing',
      about: 'Before you sign.',
      to: '/pilot/welcome/why-pilot#what-you-get-in-writing',
    },
    {name: 'Ask a question', about: 'At any time.', to: support},
  ].filter((step): step is typeof step & {to: string} => step.to !== undefined);
}

/** Closes the pages for readers who are evaluating the product: why the product, and the comparisons. */
export default function NextSteps(): ReactNode {
  const identity = useIdentity();
  return (
    <PageLinks label="What to do now">
      <ul className={styles.steps}>
        {nextSteps(identity).map(({name, about, to}) => (
          <li key={to}>
            <Link to={to} className={to === identity.demo ? 'button' : undefined}>
              {name}
            </Link>{' '}
            <span className="note">{about}</span>
          </li>
        ))}
      </ul>
    </PageLinks>
  );
}
