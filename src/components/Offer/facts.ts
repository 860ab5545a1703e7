import type {Identity} from '@site/config/identity';

type Key = keyof Identity['offer'];

/** In the order in which a buyer asks. */
const labels: Readonly<Record<Key, string>> = {
  demo: 'The demo',
  trial: 'A trial',
  price: 'Price',
  contract: 'Contract',
  dataMove: 'Help with your data',
  support: 'Support',
  security: 'Hosting and agreements',
};

/** What only the owner of the product knows. A fact that the identity doesn't state is left out. */
export function offerFacts({offer}: Identity): {key: Key; label: string; text: string}[] {
  return (Object.keys(labels) as Key[]).flatMap((key) => {
    const text = offer[key];
    return text ? [{key, label: labels[key], text}] : [];
  });
}
