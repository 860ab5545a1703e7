import type {ReactNode} from 'react';
import {useIdentity} from '../Home/useIdentity';
import {offerFacts} from './facts';
import List from './List';

/** Figures and offers of the product's owner (`offer` in config/identity.ts); nothing while none is set. */
export default function Offer(): ReactNode {
  return <List facts={offerFacts(useIdentity())} />;
}
