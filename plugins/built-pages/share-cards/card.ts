/** Draws the preview card that other sites show for a link: the page's section and title, and the site's name. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Node} from '@takumi-rs/core';

export const CARD = {width: 1200, height: 630} as const;
export type Card = {section: string; title: string; brand: string};

/** The light colors from src/css/tokens.css, because a card may appear on any background. */
const COLORS = {ink: '#1b2233', soft: '#495163', surface: '#fcfbf9', accent: '#2145b4'} as const;
const FAMILY = 'Inter';
const FONTS = [400, 700].flatMap((weight) => ['latin', 'latin-ext'].map((subset) => ({weight, subset})));

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28" width="72" height="72"><path fill="${COLORS.accent}" d="M16 3.5A9.8 9.8 0 0 1 28.5 16 9.8 9.8 0 0 1 16 28.5 9.8 9.8 0 0 1 3.5 16 9.8 9.8 0 0 1 16 3.5Z"/><path fill="#fff" d="M23.5 8.5 18.5 18.5 13.5 13.5Z"/><path fill="#fff" fill-opacity=".5" d="M8.5 23.5 13.5 13.5 18.5 18.5Z"/></svg>`;

const text = (content: string, style: Node['style']): Node => ({
  type: 'text',
  text: content,
  style,
});

/** Long titles are set smaller to fit on three lines. */
const titleSize = ({length}: string): string => (length > 80 ? '52px' : length > 40 ? '64px' : '84px');

/** Everything that determines how the card looks: equal drawings produce equal images. */
export function drawing({section, title, brand}: Card): Node {
  return {
    type: 'container',
    style: {
      ...{width: '100%', height: '100%', padding: '72px', borderLeft: `24px solid ${COLORS.accent}`},
      ...{display: 'flex', flexDirection: 'column', justifyContent: 'space-between'},
      ...{backgroundColor: COLORS.surface, color: COLORS.ink, fontFamily: FAMILY},
    },
    children: [
      text(section, {fontSize: '36px', color: COLORS.soft}),
      text(title, {fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15}),
      {
        type: 'container',
        style: {display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '24px'},
        children: [{type: 'image', src: MARK, width: 72, height: 72}, text(brand, {fontSize: '36px', fontWeight: 700})],
      },
    ],
  };
}

/** The renderer is loaded when the first card has to be drawn. */
export function cardRenderer(): (drawn: Node) => Promise<Uint8Array> {
  const prepare = async () => {
    const {Renderer} = await import('@takumi-rs/core');
    const renderer = new Renderer();
    const {resolve} = createRequire(import.meta.url);
    for (const {weight, subset} of FONTS) {
      const file = resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`);
      await renderer.registerFont({name: FAMILY, data: readFileSync(file), weight, style: 'normal'});
    }
    return renderer;
  };
  let ready: ReturnType<typeof prepare> | undefined;
  return async (drawn) => (await (ready ??= prepare())).render(drawn, {...CARD, format: 'png'});
}
