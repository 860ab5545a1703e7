/**
 * A step of the build (plugins/built-pages): splits the built pages into sections, writes the embedded index and the
 * dialog's script, and lists both on every page. A site with the hosted search has no index of its own.
 */
import type {Root} from 'hast';
import {createHash} from 'node:crypto';
import {readSearchSettings, SEARCH_FILES} from '../../config/search';
import {baseUrl} from '../../config/site-address';
import {inKiB} from '../../lib/in-kib';
import {bundleDialog} from './bundle';
import {collectPages, siteSynonyms} from './site-pages';
import {writeSearchIndex} from './write-index';

type Site = {
  props: {outDir: string; generatedFilesDir: string};
  write: (file: string, content: string) => Promise<void>;
  replaceInPages: (placeholder: string, text: string) => void;
};

export function searchIndexStep({props: {outDir, generatedFilesDir}, write, replaceInPages}: Site) {
  const collected = collectPages();
  return {
    name: 'write search index',
    page: ({path, page}: {path: string; page: Root}) => collected.add(path, page),
    async finish(): Promise<string> {
      const {mode} = readSearchSettings();
      // Read for the hosted search as well, because a mistake in the questions stops the build.
      const pages = collected.pages();
      const written =
        mode === 'embedded' && (await writeSearchIndex(outDir, pages, {baseUrl, synonyms: siteSynonyms()}));
      const {script} = await bundleDialog({mode, generatedFilesDir});
      const scriptFile = `assets/js/search.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      await write(scriptFile, script);
      const files = [scriptFile, ...(written ? [written.indexFile] : [])];
      // The loader requests both at once.
      replaceInPages(SEARCH_FILES, files.map((file) => baseUrl + file).join(' '));
      if (!written) return `${pages.length} pages for the hosted search, no index`;
      const sections = pages.flatMap((page) => page.sections).length;
      return `${sections} sections of ${pages.length} pages, index ${inKiB(written.indexBytes)} before compression`;
    },
  };
}
