/**
 * What the modal and the results page ask for with every query. It is what DocSearch asks for by itself, so
 * that the service is asked alike from both places.
 */
import {HIERARCHY_LEVELS} from '../records/types';

const HITS_PER_PAGE = 20;
const NARROW_SCREEN = '(max-width: 768px)';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
const shownTexts = [...levels.slice(1), 'content'];

/** Made anew for every use: the screen may have been turned since. */
export function searchParameters() {
  const snippetWords = window.matchMedia(NARROW_SCREEN).matches ? 5 : 10;
  return {
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: shownTexts.map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: false,
  };
}
