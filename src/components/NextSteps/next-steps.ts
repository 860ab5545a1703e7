import type {Identity} from '@site/config/identity';

export type NextStep = {name: string; about: string; to: string};

/** Next steps for a reader who is evaluating the product. A step whose URL the identity omits is left out. */
export function nextSteps({product, demo, pricing, support}: Identity): NextStep[] {
  const steps: {name: string; about: string; to: string | undefined}[] = [
    {
      name: 'Try the quick start',
      about: 'Go from an empty account to your first invoiced case.',
      to: '/pilot/welcome/quick-start',
    },
    {name: 'Request a demo', about: `See ${product} handle one of your own cases.`, to: demo},
    {name: 'Get a quote', about: 'Get a written price based on your users, offices, and billing labs.', to: pricing},
    {name: 'Get help', about: 'Ask a question before you decide, or while you set up.', to: support},
  ];
  return steps.filter((step): step is NextStep => step.to !== undefined);
}
