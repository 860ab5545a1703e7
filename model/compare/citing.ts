import type {Cell, Further, Source} from './types';

type Differing = Extract<Cell, {found: 'differs'}>;

/** Nobody says that the product lacks it: only that no public page that was read describes it. */
export const notFound: Cell = {found: 'nothing'};

/** Writers of cells that accept only keys of these sources, and at least one. */
export function citing<Sources extends readonly Source[]>() {
  type Key = Sources[number]['key'];
  type Keys = readonly [Key, ...Key[]];
  const says = (text: string, ...sources: Keys): Differing => ({found: 'differs', text, sources});
  return {
    /** What the sources say, where it differs from Pilot. */
    says,
    /** The same, where one product does more than the other. */
    further: (who: Further, text: string, ...sources: Keys): Cell => ({...says(text, ...sources), further: who}),
    /** The sources that show that both products do much the same. */
    alike: (...sources: Keys): Cell => ({found: 'same', sources}),
  };
}
