/** Writes the QR codes of a page's sections beside it, for sections that are printed alone (src/elements/toc-highlight.ts). */
import {encode} from 'uqr';
import {elementsOf, hasClass} from '../../lib/html';
import type {BuiltSite, PageStep} from './step';

const isContentsLink = hasClass('table-of-contents__link');

/** A row of modules as strokes of its dark runs, which is a quarter of the bytes of a square for each module. */
const strokesOf = (row: readonly boolean[]): string =>
  row
    .map((isDark) => (isDark ? 'h' : 'm'))
    .join('')
    .replace(/h+|m+/g, ({0: move, length}) => (move === 'h' ? `h${length}` : `m${length} 0`));

/** One drawing for each address, one below the other; `file.svg#id` shows the one of that section. */
export function drawCodes(page: string, ids: readonly string[]): string {
  let top = 0;
  const codes = ids.map((id) => {
    // One pattern for all: comparing the eight costs seconds, and any of them can be scanned.
    const {data, size} = encode(`${page}#${id}`, {ecc: 'M', maskPattern: 0});
    const lines = data.map((row, y) => `M0 ${y + top}.5${strokesOf(row)}`);
    const view = `<view id="${id}" viewBox="0 ${top} ${size} ${size}"/><path d="${lines.join('')}"/>`;
    top += size;
    return view;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" stroke="#000">${codes.join('')}</svg>`;
}

export function writeQrCodes({addressOf, write}: BuiltSite): PageStep {
  let sections = 0;
  return {
    name: 'draw QR codes',
    async page({path, page}) {
      const links = [...elementsOf(page)].filter(isContentsLink).map(({properties}) => String(properties.href ?? ''));
      const ids = [...new Set(links)].map((href) => href.replace(/^#/, ''));
      if (ids.length === 0) return;
      sections += ids.length;
      await write(`${path}.qr.svg`, drawCodes(addressOf(path), ids));
    },
    finish: () => `${sections} sections`,
  };
}
