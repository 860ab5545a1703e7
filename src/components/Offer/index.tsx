import type {ReactNode} from 'react';
import type {Identity} from '@site/config/identity';
import {useIdentity} from '../Home/useIdentity';

type Facts = Identity['offer'];

/** In the order in which a buyer asks. */
const labels: Readonly<Record<keyof Facts, string>> = {
  demo: 'The demo',
  trial: 'A trial',
  price: 'Price',
  contract: 'Contract',
  dataMove: 'Help with your data',
  support: 'Support',
  security: 'Hosting and agreements',
};

/** What only the owner of the product knows. A fact that isn't stated is left out. */
export function OfferList({offer}: {offer: Facts}): ReactNode {
  const stated = (Object.keys(labels) as (keyof Facts)[]).filter((key) => offer[key]);
  if (stated.length === 0) return null;
  return (
    <ul>
      {stated.map((key) => (
        <li key={key}>
          <strong>{labels[key]}.</strong> {offer[key]}
        </li>
      ))}
    </ul>
  );
}

/** Figures and offers of the product's owner (`offer` in config/identity.ts); nothing while none is set. */
export default function Offer(): ReactNode {
  return <OfferList offer={useIdentity().offer} />;
}
