import type {MouseEvent} from 'react';
import type {Hit} from '../answer';
import {HitText} from './HitText';
import {inGroups} from './groups';

export const LIST_ID = 'search-hits';
export const hitId = (place: number): string => `search-hit-${place}`;

type Props = {
  hits: readonly Hit[];
  chosen: number;
  onChoose: (place: number) => void;
  onPoint: (hit: Hit) => void;
  onOpen: (hit: Hit, event: MouseEvent) => void;
};

/**
 * The hits, grouped by heading. The link itself is the option, because assistive technology ignores elements inside
 * one. The input keeps the focus and points to the selected option.
 */
export function HitList({hits, chosen, onChoose, onPoint, onOpen}: Props) {
  let place = -1;
  return (
    <div id={LIST_ID} role="listbox" aria-label="Results" className="search-hits">
      {inGroups(hits).map(({name, hits: ofGroup}) => (
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
                onMouseEnter={() => onPoint(hit)}
                onMouseMove={() => own !== chosen && onChoose(own)}
                onClick={(event) => onOpen(hit, event)}
                onAuxClick={(event) => onOpen(hit, event)}
              >
                <HitText {...hit} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
