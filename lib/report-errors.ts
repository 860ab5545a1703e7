/** For every command (scripts/run.cjs): prints user errors as one sentence and bugs with a stack trace; exits with 1. */
import {raisedUserErrors} from './user-error';

function report(error: unknown): never {
  const sentences = raisedUserErrors();
  const {code = '', path} = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') console.error('The disk is full: make room and run it again.');
  else if (['EACCES', 'EPERM', 'EROFS'].includes(code)) console.error(`This user cannot write to ${path}.`);
  else if (sentences.length > 0) for (const sentence of sentences) console.error(sentence);
  else console.error(error);
  process.exit(1);
}

process.on('uncaughtException', report);
process.on('unhandledRejection', report);
