import {matchesOf, type Wording} from './wording';

export const exclamationMarks: Wording = {
  name: 'no exclamation marks',
  find: (text) => matchesOf(text, /\S*!/g).map((words) => `"${words}" shouts. End the sentence with a full stop.`),
};
