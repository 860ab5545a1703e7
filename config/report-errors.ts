/** Imported first by every command: a user's mistake ends in its sentence, a bug in a stack trace; both with exit code 1. */
import {raisedUserErrors} from './user-error';

function report(error: unknown): never {
  const sentences = raisedUserErrors();
  if (sentences.length > 0) for (const sentence of sentences) console.error(sentence);
  else console.error(error);
  process.exit(1);
}

process.on('uncaughtException', report);
process.on('unhandledRejection', report);
