import type {HTMLAttributes} from 'react';

type Control<Attributes extends string = never> = HTMLAttributes<HTMLElement> & {
  key?: string;
  class?: string | undefined;
} & {
  [name in Attributes]?: string | undefined;
};

declare module 'react' {
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with React's own
    interface IntrinsicElements {
      'announcement-close': Control<'announcement' | 'ends'>;
      'hours-count': Control;
      'list-filter': Control;
      'color-mode': Control<'modes'>;
      'copy-buttons': Control<'address'>;
      'site-drawer': Control;
      'toc-highlight': Control;
    }
  }
}
