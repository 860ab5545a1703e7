/** The PDFs from `npm run manual`. A build offers them only if they were made from the same sources. */
import {readFileSync} from 'node:fs';

/** Copied into the site unchanged. */
export const MANUAL_STATIC_FOLDER = '.cache/manual';
/** Relative to the base URL. */
export const MANUAL_PATH = 'manual';
export const MANUAL_LIST = '.cache/manual.json';

export type ManualFile = {title: string; path: string; pages: number; bytes: number};
export type ManualList = {fingerprint: string; files: ManualFile[]};

export function readManual(current: () => string, list = MANUAL_LIST): ManualFile[] {
  let text: string;
  try {
    text = readFileSync(list, 'utf8');
  } catch {
    return [];
  }
  const {fingerprint, files} = JSON.parse(text) as ManualList;
  return fingerprint === current() ? files : [];
}
