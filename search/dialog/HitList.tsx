import type {MouseEvent} from 'react';
import {underHeadings, type Hit, type Piece} from '../answer';

/**
 * Text with its matched words marked. Page translators wrap bare text nodes in their own elements, so text that may
 * change is always the only child of an element with that text as its key: the element is replaced, and nothing looks for
 * the text node.
 */
export function Pieces({of, className}: {of: readonly Piece[]; className?: string | undefined}) {
  return of.map(({text, marked}, place) => {
    const Text = marked ? 'mark' : 'span';
    return (
      <Text key={`${place}${text}`} className={className}>
        {text}
      </Text>
    );
  });
}

type Props = {as?: 'p' | 'span'; /** What it's under, which its lines don't repeat. */ group?: string} & Pick<
  Hit,
  'title' | 'page'
> &
  Partial<Pick<Hit, 'snippet' | 'question' | 'audience'>>;

const AUDIENCES = {office: 'For dental offices', buyer: 'For labs that choose a system'};
const plain = (text: string | null | undefined): Piece[] => (text ? [{text, marked: false}] : []);

/** What is shown of a hit: its heading, its page, whom it's for, the matching passage, and the question it was found by. */
export function HitText({as: Line = 'span', group, title, page, audience, snippet = [], question = []}: Props) {
  const about = (text: string | null | undefined) => plain(text === group ? null : text);
  const lines = {title, page: about(page), audience: about(audience && AUDIENCES[audience]), snippet, question};
  return Object.entries(lines).map(
    ([name, pieces]) =>
      pieces.length > 0 && (
        <Line key={name} className={`search-hit-${name}`}>
          <Pieces of={pieces} className={name === 'audience' ? 'badge' : undefined} />
        </Line>
      ),
  );
}

export const LIST_ID = 'search-hits';
export const hitId = (place: number): string => `search-hit-${place}`;

type ListProps = {
  hits: readonly Hit[];
  chosen: number;
  onChoose: (place: number) => void;
  onOpen: (hit: Hit, event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * The hits, grouped by heading. The link itself is the option, because assistive technology ignores elements inside
 * one. The input keeps the focus and points to the selected option.
 */
export function HitList({hits, chosen, onChoose, onOpen}: ListProps) {
  let place = -1;
  return (
    <div id={LIST_ID} role="listbox" aria-label="Results" className="search-hits">
      {underHeadings(hits).map(([name, ofGroup]) => (
        <div key={name} role="group" aria-label={name} className="search-group">
          <div className="search-group-name" aria-hidden="true">
            {name}
          </div>
          {ofGroup.map((hit) => {
            const own = (place += 1);
            return (
              <a
                key={hit.objectID}
                id={hitId(own)}
                role="option"
                tabIndex={-1}
                aria-selected={own === chosen}
                href={hit.url}
                className="search-hit"
                onMouseMove={() => own !== chosen && onChoose(own)}
                onClick={(event) => onOpen(hit, event)}
                // The middle button opens a link; the right one doesn't.
                onAuxClick={(event) => event.button === 1 && onOpen(hit, event)}
              >
                <HitText {...hit} group={name} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
