/** `npm run freshness`: what to review next, oldest first. */
import {everythingByAge, freshnessLine, REVIEW_DAYS} from './ages';

const aged = everythingByAge();
for (const {kind, name, days, isDue} of aged) {
  console.log(
    `${isDue ? 'due' : '   '} ${String(days).padStart(5)} of ${REVIEW_DAYS[kind]} days  ${kind.padEnd(6)}  ${name}`,
  );
}
console.log(`\n${freshnessLine(aged)}`);
