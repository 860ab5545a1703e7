import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Identity} from '@site/config/identity';
import {useIdentity} from '../Home/useIdentity';
import Demo from '../Offer/Demo';
import PageLinks from '../PageLinks';

/** For a reader who is evaluating the product, beside the demo. A step whose URL the identity omits is left out. */
export function nextSteps({pricing, support}: Pick<Identity, 'pricing' | 'support'>) {
  return [
    {name: 'Get a quote', to: pricing},
    {name: 'Terms in writing', to: '/pilot/welcome/why-pilot#what-you-get-in-writing'},
    {name: 'Ask a question', to: support},
  ].filter((step): step is typeof step & {to: string} => step.to !== undefined);
}

/** Closes the pages for readers who are evaluating the product: why the product, and the comparisons. */
export default function NextSteps(): ReactNode {
  return (
    <PageLinks label="What to do now">
      <Demo>
        {nextSteps(useIdentity()).map(({name, to}) => (
          <Fragment key={to}>
            <Link to={to}>{name}</Link>{' '}
          </Fragment>
        ))}
      </Demo>
    </PageLinks>
  );
}
