/** What a step of the build gets, and what it gives. Steps are listed in steps.ts. */
import type {Props} from '@docusaurus/types';
import type {Document} from './tree';

export type BuiltPage = {
  /** Path of the file in the build, such as `docs/cases/overview/index.html`. */
  file: string;
  /** Route without the base URL, such as `/docs/cases/overview`. */
  path: string;
  document: Document;
};

export type BuiltSite = {
  /** What the generator passes to `postBuild`: `outDir`, `baseUrl`, `routes`, `siteConfig`… */
  props: Props;
  /** Replaces a unique placeholder in all pages with text that is known only after the last page. */
  replaceInPages: (placeholder: string, text: string) => void;
};

export type PageStep = {
  name: string;
  /** Called for each page, in the order of the steps; may modify its document. */
  page?: (page: BuiltPage) => void | Promise<void>;
  /** Called once after the last page; returns a short result for the log. */
  finish?: () => string | void | Promise<string | void>;
};
