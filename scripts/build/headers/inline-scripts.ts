import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Blocks of data in script elements are not run, so the policy does not ask about them. */
const DATA_BLOCK = /\btype="?application\/(?:ld\+)?json\b/;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , text = '']) => text);
}

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
