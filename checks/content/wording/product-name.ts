import {matchesOf, type Wording} from './wording';

/** Not inside an address such as `docs.pilot.example` or `why-pilot`. */
const MISSPELLED = /(?<![\w/.@-])(?:pilot|PILOT|Pilot (?:App|LMS|Software|System))(?![\w.-])/g;

export const productName: Wording = {
  name: 'the product is called Pilot',
  find: (text) =>
    matchesOf(text, MISSPELLED).map((words) => `"${words}": the product is called "Pilot", with nothing added.`),
};
