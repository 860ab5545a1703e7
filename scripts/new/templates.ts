/** Templates for new pages, by kind. Writers replace each TODO; checks/content/pages.test.ts reports the rest. */
import {identity} from '../../config/identity';

export type NewPage = {section: string; folder: string; name: string};

/** `return-visits` → `Return visits`. */
const inWords = (name: string) => name[0]!.toUpperCase() + name.slice(1).replace(/[-_]/g, ' ');

const related = `<Related>

- TODO [A page that readers go to next](/docs/cases/overview): what it answers.

</Related>
`;

const reference = (title: string) => `TODO Answer the title in one sentence.

TODO Say what it is for, and link two pages that readers come from or go to next.

## TODO Start a task with a verb

1. TODO One action, and what happens after it.

## Troubleshoot ${title.toLowerCase()}

**TODO The symptom, as the reader sees it.** What to do.

${related}`;

const guide = () => `TODO Say in one sentence what the reader does in this guide.

**What you'll have at the end:** TODO

**How long it takes:** TODO

TODO Introduce the case of the worked example that the stages follow.

## Stage 1: TODO Start with a verb

1. TODO One action, and what happens after it.

## TODO Check that it worked

TODO What the reader sees when every stage is done.

<Next>

- TODO [What to do next](/guides/outsourcing): what it answers.

</Next>
`;

const comparison = (
  name: string,
  slug: string,
) => `TODO Say in three sentences what ${name} is for, what it does best, and which lab needs Pilot instead.

TODO Name the public pages of ${name} that the facts come from, with links and dates.

## When ${name} is the better choice

- **TODO The reader's situation.** What ${name} does for it, and what Pilot does.

## When Pilot is a better choice than ${name}

- **TODO The reader's situation.** What Pilot does for it, and what ${name} does.

## ${name} and Pilot, row by row

<Comparison of="${slug}" />

## Move from ${name} to Pilot

1. TODO One action, and what comes along or stays behind.

## Questions to ask about ${name} and Pilot

1. TODO A question that helps the reader decide.

<NextSteps />

${related}`;

/** A page about an integration or a comparison is named after its product. */
const productOf = ({folder, name}: NewPage) => {
  const products = folder === 'compare/' ? identity.competitors : identity.integrations.carriers;
  return products.find(({slug}) => slug === name)?.name ?? inWords(name);
};

export function startPage(page: NewPage, today: string): string {
  const product = productOf(page);
  const isComparison = page.folder === 'compare/';
  const title = isComparison ? `Pilot and ${product}` : product;
  const [kind, body] = isComparison
    ? ['decision', comparison(product, page.name)]
    : page.section === 'guides'
      ? ['guide', guide()]
      : ['reference', reference(title)];
  return `---
title: ${title}
description: TODO Say in 110 to 160 characters what this page answers and for whom, in the words that a reader would type to find it.
kind: ${kind}
last_update: {date: ${today}}
reviewed: ${today}
---

# ${title}

${body}`;
}
