import type {Page} from '@playwright/test';
import {COLOR_MODES, showIn} from './axe';

/** With `PICTURES=1`, saves screenshots in both color modes to .cache/screenshots. Slow, so off by default. */
export async function keepPictures(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const mode of COLOR_MODES) {
    await showIn(page, mode);
    const path = `.cache/screenshots/${`${name} ${mode}`.replace(/[^\w]+/g, '-')}.jpg`;
    await page.screenshot({path, quality: 80, fullPage});
  }
}
