import type {ReactNode} from 'react';
import {useIdentity} from '../Home/useIdentity';
import {nextSteps} from './next-steps';
import Steps from './Steps';

/** Closes the pages for readers who are evaluating the product: home, why the product, and the comparisons. */
export default function NextSteps(): ReactNode {
  return <Steps steps={nextSteps(useIdentity())} />;
}
