import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Identity} from '@site/config/identity';
import {useIdentity} from '../Home/useIdentity';
import Demo from './Demo';
import Panel from './Panel';

type Offer = Identity['offer'];

/**
 * What a buyer asks, in that order, and what is promised about it until the owner states it. The demo is before any
 * promise, so it is shown only when stated.
 */
const TOPICS: readonly {key: keyof Offer; label: string; promise?: string}[] = [
  {key: 'demo', label: 'The demo'},
  {
    key: 'price',
    label: 'Price',
    promise: 'What your lab pays, by users, offices, and billing labs, what it includes, and what costs extra.',
  },
  {key: 'contract', label: 'Contract', promise: 'The term, how it renews, and the notice you give to cancel.'},
  {
    key: 'trial',
    label: 'Trial',
    promise: 'Whether you can work in Pilot with your own cases before you commit, and how.',
  },
  {key: 'dataMove', label: 'Your data', promise: 'What Pilot’s people move for you, what you do, and what it costs.'},
  {
    key: 'support',
    label: 'Training and support',
    promise: 'Who trains your team, support hours, and how soon someone answers.',
  },
  {
    key: 'security',
    label: 'Hosting and agreements',
    promise:
      'Where your data is stored and encrypted, how often it’s backed up, what uptime we commit to, and the business associate agreement (BAA).',
  },
];

export function OfferList({offer}: {offer: Offer}): ReactNode {
  return (
    <ul>
      {TOPICS.flatMap(({key, label, promise}) => {
        const words = offer[key] ?? promise;
        return words === undefined
          ? []
          : [
              <li key={key}>
                <strong>{label}.</strong> {words}
              </li>,
            ];
      })}
    </ul>
  );
}

/**
 * What a buyer gets in writing: stated by the owner (`offer` in config/identity.ts), or promised until then. The quote
 * is what it comes with, so its address is here.
 */
export default function Offer(): ReactNode {
  const {offer, pricing} = useIdentity();
  return (
    <Panel>
      <OfferList offer={offer} />
      <Demo>{pricing && <Link to={pricing}>Get a quote</Link>}</Demo>
    </Panel>
  );
}
