/** Collects what the CSP blocked, and whether any hostile text ran. */
import type {Page} from '@playwright/test';
import {MARK} from '../../checks/security/fuzz/hostile-text';

export type Violations = {
  refused: string[];
  /** Whether text ran as code in the open page. */
  hostileTextRan: () => Promise<boolean>;
};

export async function watchViolations(page: Page): Promise<Violations> {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber}) => {
      const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  return {refused, hostileTextRan: () => page.evaluate((mark) => mark in window, MARK)};
}
