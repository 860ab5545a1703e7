import {cloneElement, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** A Markdown list, whose items are side by side where there is room. */
  children: ReactNode;
  /** Each item begins with a number in bold, which is large. */
  numbers?: boolean;
};

/** What decides, apart from the text: for whom the product is, what it gives back, what the offer says. */
export default function Panel({children, numbers}: Props): ReactNode {
  return (
    <div className={clsx(styles.panel, styles.sides, numbers && styles.numbers)}>
      {isValidElement<{className?: string}>(children)
        ? cloneElement(children, {className: 'bare columns margin--none'})
        : children}
    </div>
  );
}
