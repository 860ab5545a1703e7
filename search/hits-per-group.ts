/** Maximum hits that the dialog shows under one top-level heading. */
export const HITS_PER_GROUP = 5;
