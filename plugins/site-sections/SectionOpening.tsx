import {PageMetadata} from '@docusaurus/theme-common';
import {Redirect} from '@docusaurus/router';

const TITLE = 'Opening the section’s first page';

/** Redirects to the first page of a site section: with a meta refresh before hydration, with the router afterwards. */
export default function SectionOpening({opensOn}: {opensOn: string}) {
  return (
    <>
      <PageMetadata title={TITLE}>
        <meta httpEquiv="refresh" content={`0; url=${opensOn}`} />
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main>
        <h1>{TITLE}</h1>
        <p>
          <a href={opensOn}>Continue to the section’s first page</a>
        </p>
      </main>
      <Redirect to={opensOn} />
    </>
  );
}
