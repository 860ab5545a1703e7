import type {MouseEvent} from 'react';
import type {SavedSearch} from '../answer';
import {savedSearches, savedTitle, type SavedKind} from '../saved-searches';
import {site} from '../site';
import {HitText} from './HitList';
import {NO_RECENT} from './open-dialog';
import {openByClick} from './open-hit';

export const saved = savedSearches(site);

const NAMES: Record<SavedKind, {heading: string; removal: string}> = {
  recent: {heading: 'Recent', removal: 'Remove this search from history'},
  favorite: {heading: 'Favorite', removal: 'Remove this search from favorites'},
};

const STAR = 'M10 2.5 12.3 7.4 17.5 8 13.6 11.6 14.7 17 10 14.3 5.3 17 6.4 11.6 2.5 8 7.7 7.4Z';
const CROSS = 'M5 5 15 15M15 5 5 15';

function Action({title, icon, onClick}: {title: string; icon: string; onClick: () => void}) {
  return (
    <button type="button" className="search-action" title={title} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="line-icon">
        <path d={icon} />
      </svg>
    </button>
  );
}

type Props = {
  onOpen: (entry: SavedSearch, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Renders this again, with the focus in the input: the clicked button may be gone. */
  onChange: () => void;
};

/** A list, not a listbox, because an option can't contain buttons. The arrow keys move the focus through it. */
function SavedList({kind, entries, onOpen, onChange}: Props & {kind: SavedKind; entries: readonly SavedSearch[]}) {
  const {heading, removal} = NAMES[kind];
  const change = (act: () => void) => () => {
    act();
    onChange();
  };
  return (
    <section className="search-group" aria-label={heading}>
      <div className="search-group-name" aria-hidden="true">
        {heading}
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.objectID} className="search-saved">
            <a href={entry.url} className="search-hit" onClick={(event) => onOpen(entry, event)}>
              <HitText {...savedTitle(entry)} />
            </a>
            {kind === 'recent' && (
              <Action title="Save this search" icon={STAR} onClick={change(() => saved.makeFavorite(entry))} />
            )}
            <Action title={removal} icon={CROSS} onClick={change(() => saved.remove(kind, entry))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown while the query is empty. */
export function StartScreen(props: Props) {
  const {recent, favorite} = saved.read();
  if (recent.length + favorite.length > 0) {
    return (
      <>
        {recent.length > 0 && <SavedList kind="recent" entries={recent} {...props} />}
        {favorite.length > 0 && <SavedList kind="favorite" entries={favorite} {...props} />}
      </>
    );
  }
  return (
    <>
      <p className="search-message">{NO_RECENT}</p>
      <ul className="search-group" aria-label="Tasks to start with">
        {site.tasks.map(({name, path}) => (
          <li key={path}>
            <a href={site.baseUrl + path} className="search-hit" onClick={openByClick}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
