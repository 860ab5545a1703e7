/** Makes the sites that the browser tests need beside the built one, ahead of them. */
import {makeFixtures} from './served-sites';

void makeFixtures();
