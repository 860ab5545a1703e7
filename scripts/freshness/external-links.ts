/** Asks every address outside the site that a built page links to. */
import {check, LinkState} from 'linkinator';
import {UserError} from '../../lib/user-error';

/** `status` is 0 without an answer. */
export type Asked = {address: string; page: string; status: number; isBroken: boolean};

/** Pages, which the crawler serves itself, and the names of `config/identity.ts` until the site goes live. */
const NOT_ASKED = /^http:\/\/localhost:(?!.*\.html$)|^https?:\/\/[\w.-]+\.example(?=[:/]|$)|^(?!https?:)/;

export async function askExternalLinks(root: string): Promise<Asked[]> {
  const {links} = await check({
    path: ['**/*.html'],
    serverRoot: root,
    concurrency: 20,
    timeout: 20_000,
    linksToSkip: async (address) => NOT_ASKED.test(address),
  });
  const asked = links.filter(({parent, state}) => parent && state !== LinkState.SKIPPED);
  if (asked.length > 0 && asked.every(({status}) => !status))
    throw new UserError(
      `None of ${asked.length} external addresses answered: connect to the internet and run it again.`,
    );
  return asked.map(({url, parent = '', status = 0, state}) => ({
    address: url,
    page: `/${parent.replace(/\/?index\.html$/, '')}`,
    status,
    isBroken: state === LinkState.BROKEN,
  }));
}
