import type {Props} from '@docusaurus/types';
import type {BuiltSite} from './step';

/** A site at https://docs.example/help/ that keeps what a step writes. */
export function testSite(outDir = ''): BuiltSite & {files: Map<string, string>} {
  const files = new Map<string, string>();
  return {
    files,
    props: {outDir, baseUrl: '/help/', siteConfig: {url: 'https://docs.example'}} as Props,
    addressOf: (path) => `https://docs.example/help${path}`,
    write: async (file, content) => void files.set(file, String(content)),
    replaceInPages: (placeholder, text) => void files.set(placeholder, text),
  };
}
