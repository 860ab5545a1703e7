/**
 * For every command that scripts/run.cjs starts: prints a user error as its sentence, a bug with its stack trace; exits
 * with 1.
 */
import {DISK_IS_FULL, userMistakes} from './user-error';

const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What went wrong with a file, as the system says it. */
function systemError({code = '', path, syscall}: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOSPC') return DISK_IS_FULL;
  if (NOT_ALLOWED.has(code) && path) return `This user may not ${syscall} ${path}: change its rights and run it again.`;
  return undefined;
}

function report(error: unknown): never {
  const sentences = userMistakes(error);
  const system = error instanceof Error ? systemError(error) : undefined;
  console.error(sentences.length > 0 ? sentences.join('\n') : (system ?? error));
  process.exit(1);
}

process.on('uncaughtException', report);
process.on('unhandledRejection', report);
