import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** The original's sun, drawn with strokes instead of outlines: every page carries it. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <path d="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1M5.3 18.7l1-1M17.7 6.3l1-1" />
    </svg>
  );
}
