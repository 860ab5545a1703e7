import type {MouseEvent} from 'react';
import type {SavedSearch} from '../answer';
import {savedTitle, type SavedKind} from '../saved-searches';
import {site} from '../site';
import {openByClick} from './open-hit';

const HEADINGS: Record<SavedKind, string> = {recent: 'Recent', favorite: 'Favorite'};
const REMOVE: Record<SavedKind, string> = {
  recent: 'Remove this search from history',
  favorite: 'Remove this search from favorites',
};

export type Saved = Record<SavedKind, SavedSearch[]>;

type Actions = {
  onOpen: (entry: SavedSearch, event: MouseEvent) => void;
  onFavorite: (entry: SavedSearch) => void;
  onRemove: (kind: SavedKind, entry: SavedSearch) => void;
};

type SavedListProps = Actions & {kind: SavedKind; entries: readonly SavedSearch[]};

function Icon({path}: {path: string}) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="search-icon">
      <path d={path} />
    </svg>
  );
}

const STAR = 'M10 2.5 12.3 7.4 17.5 8 13.6 11.6 14.7 17 10 14.3 5.3 17 6.4 11.6 2.5 8 7.7 7.4Z';
const CROSS = 'M5 5 15 15M15 5 5 15';

/** A list, not a listbox, because an option can't contain buttons. The arrow keys move the focus through it. */
function SavedList({kind, entries, onOpen, onFavorite, onRemove}: SavedListProps) {
  if (entries.length === 0) return null;
  const heading = HEADINGS[kind];
  return (
    <section className="search-group" aria-label={heading}>
      <div className="search-group-name" aria-hidden="true">
        {heading}
      </div>
      <ul>
        {entries.map((entry) => {
          const {title, page} = savedTitle(entry);
          return (
            <li key={entry.objectID} className="search-saved">
              <a href={entry.url} className="search-hit" onClick={(event) => onOpen(entry, event)}>
                <span className="search-hit-title">{title}</span>
                {page !== null && <span className="search-hit-page">{page}</span>}
              </a>
              {kind === 'recent' && (
                <button
                  type="button"
                  className="search-action"
                  onClick={() => onFavorite(entry)}
                  title="Save this search"
                >
                  <Icon path={STAR} />
                </button>
              )}
              <button
                type="button"
                className="search-action"
                onClick={() => onRemove(kind, entry)}
                title={REMOVE[kind]}
              >
                <Icon path={CROSS} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shown while the query is empty. */
export function StartScreen({saved, ...actions}: Actions & {saved: Saved}) {
  if (saved.recent.length + saved.favorite.length > 0) {
    return (
      <>
        <SavedList kind="recent" entries={saved.recent} {...actions} />
        <SavedList kind="favorite" entries={saved.favorite} {...actions} />
      </>
    );
  }
  return (
    <div className="search-start">
      <p className="search-message">No recent searches</p>
      <ul className="search-group" aria-label="Tasks to start with">
        {site.tasks.map(({name, path}) => (
          <li key={path}>
            <a
              href={site.baseUrl + path}
              className="search-hit"
              onClick={(event) => openByClick(site.baseUrl + path, event)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
