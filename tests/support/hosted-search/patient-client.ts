import type {Page} from '@playwright/test';

/** Disables the client's timeouts, for tests that count calls: a busy machine is slow, not down. */
export async function patientClient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {setTimeout} = window;
    const patient = (callback: TimerHandler, delay = 0, ...args: unknown[]) =>
      setTimeout(callback, delay >= 1_000 ? 60_000 : delay, ...args);
    Object.assign(window, {setTimeout: patient});
  });
}
