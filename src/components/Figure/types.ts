import type {ReactNode} from 'react';

/** One figure. Each lives in a file of its own, so that a page loads the drawings it shows and no other. */
export type Drawing = {
  /** What the picture shows, for readers who cannot see it. */
  alt: string;
  /** What each callout in the picture means, in order from a. */
  callouts: readonly string[];
  picture: ReactNode;
};
