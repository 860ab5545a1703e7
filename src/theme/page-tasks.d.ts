/** Written by plugins/page-tasks. */
declare module '@generated/page-tasks/default/pages.json' {
  import type {PageSummary} from '@site/plugins/page-tasks/site-tasks';

  const pages: Record<string, PageSummary | undefined>;
  export default pages;
}
