import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';

/** Opens the section's first page: by refresh before the scripts run, by the router afterwards. */
export default function SectionOpening({opensOn}: {opensOn: string}) {
  return (
    <>
      <Head>
        <title>Opening the section’s first page</title>
        <meta httpEquiv="refresh" content={`0; url=${opensOn}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={opensOn} />
      </Head>
      <main>
        <h1>Opening the section’s first page</h1>
        <p>
          <a href={opensOn}>Continue to the section’s first page</a>
        </p>
      </main>
      <Redirect to={opensOn} />
    </>
  );
}
