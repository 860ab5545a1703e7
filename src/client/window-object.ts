/**
 * Replaces the generator's object on `window`, which would fetch the page of every link in view, and load that of every
 * link that the pointer crosses. The loader calls `load` for the link on which the reader rests.
 */
import {loadRoute} from './preload';

const ignore = () => false as const;

const windowObject = {
  prefetch: ignore,
  preload: ignore,
  /** A failure shows nothing: the reader hasn't asked for the page yet. */
  load: (path: string): void => void loadRoute(path).catch(() => {}),
};

export type WindowObject = typeof windowObject;
export default windowObject;
