import type {Identity} from '@site/config/identity';

export type NextStep = {name: string; about: string; to: string};

/** Next steps for a reader who is evaluating the product. A step whose URL the identity omits is left out. */
export function nextSteps({product, demo, pricing, support}: Identity): NextStep[] {
  const steps: {name: string; about: string; to: string | undefined}[] = [
    {name: 'Request a demo', about: `Bring one of your own cases and watch ${product} run it.`, to: demo},
    {name: 'Get a quote', about: 'It depends on your users, offices, and billing labs.', to: pricing},
    {
      name: 'See how a switch goes',
      about: 'Who moves the data, how long it takes, and what to do first.',
      to: '/pilot/welcome/why-pilot#from-demo-to-first-live-case',
    },
    {name: 'Ask a question', about: 'Before you decide, or while you set up.', to: support},
  ];
  return steps.filter((step): step is NextStep => step.to !== undefined);
}
