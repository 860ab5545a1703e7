import type {ReactNode} from 'react';
import tree from '@generated/site-sections/default/sidebars.json';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import SearchForm from '@site/src/components/SearchForm';
import ToothChart, {ChartTitle} from '@site/src/components/ToothChart';

/** The menu already ships them to the browser. */
const areas = tree.default!.flatMap((item) => (item.type === 'category' ? [item] : []));

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container lone-page ${className ?? ''}`}>
      {/* Inside a section, the theme names only the section. */}
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">Page Not Found</Heading>
      <p>The address may be mistyped, or the page may have moved.</p>
      <SearchForm label="Search the docs" />
      <div className="columns margin-top--lg">
        <div>
          <h2>Pages to try</h2>
          <ul className="bare">
            {areas.map(({href, label}) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <ToothChart special={[9]} look="missing" label="An upper arch with a gap where tooth 9 belongs">
          <ChartTitle y={-16} size={14}>
            404
          </ChartTitle>
        </ToothChart>
      </div>
    </main>
  );
}
