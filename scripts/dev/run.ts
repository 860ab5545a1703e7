/** Prints the report for the page at a route as JSON: `tsx scripts/dev/run.ts /docs/cases/overview`. */
import {reportOf} from './page-report';

reportOf(process.argv[2] ?? '/').then(
  (report) => console.log(JSON.stringify(report ?? null)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
