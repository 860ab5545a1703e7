/** The client of the index that lies beside the pages. */
import type {SiteSearch} from '@site/plugins/search/settings';
import type {SearchClient} from '../answer';
import {createEmbeddedClient} from '../embedded/client';
import {readAnswer} from '../hosted/read-answer';

/** The folder of the index that this page was built with, among the files that the build lists on the loader's script. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

export function createClient(site: SiteSearch): SearchClient {
  const client = createEmbeddedClient({baseUrl: site.baseUrl, folder: builtWithIndex()});
  const unescape = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"})[name]!,
    );
  return {
    async search({query, page, hitsPerPage, snippetWords = 10}) {
      const response = await client.search({
        requests: [
          {
            indexName: 'docs',
            query,
            ...(page !== undefined && {page}),
            ...(hitsPerPage !== undefined && {hitsPerPage}),
            attributesToSnippet: [`content:${snippetWords}`],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const plain = JSON.parse(JSON.stringify(response), (_, value: unknown) =>
        typeof value === 'string' ? unescape(value) : value,
      ) as typeof response;
      return {...readAnswer(query, plain, site), suggestions: response.results[0]!.suggestions};
    },
    warm: () => void client.warm(),
  };
}
