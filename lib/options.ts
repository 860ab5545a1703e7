import {parseArgs, type ParseArgsConfig} from 'node:util';
import {UserError} from './user-error';

/** Reads the options of a command; an unknown one is the user's mistake. */
export function readOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UserError(`${(error as Error).message.split('. ')[0]}. Known options: ${known.join(', ')}.`);
  }
}
