import type {Page} from '@playwright/test';

/** With `PICTURES=1`, keeps what the page shows in .cache/screenshots; it takes most of the time. */
export async function keepPicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  const path = `.cache/screenshots/${name.replace(/[^\w]+/g, '-')}.jpg`;
  if (process.env.PICTURES) await page.screenshot({path, quality: 80, fullPage});
}
