/** As written in content/figures and checked by plugins/figures. */
export type {Drawing, Pairs, Part} from '@site/plugins/figures/drawing';
