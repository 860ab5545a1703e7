/** The types of the steps that index.ts lists. */
import type {Root} from 'hast';
import type {Props} from '@docusaurus/types';

export type BuiltPage = {
  /** Route without the base URL, such as `/docs/cases/overview`. */
  path: string;
  page: Root;
};

export type BuiltSite = {
  /** What the generator passes to `postBuild`: `outDir`, `baseUrl`, `routes`… */
  props: Props;
  /** The whole URL of a path on the site. */
  addressOf: (path: string) => string;
  /** Writes a file of the site; its path is relative to the build's folder. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Replaces a unique placeholder in all pages with text that is known only after the last page. */
  replaceInPages: (placeholder: string, text: string) => void;
};

export type PageStep = {
  name: string;
  /** Called for each page, in the order of the steps; may modify its tree. */
  page?: (page: BuiltPage) => void | Promise<void>;
  /** Called once after the last page; returns a short result for the log. */
  finish?: () => string | void | Promise<string | void>;
};
