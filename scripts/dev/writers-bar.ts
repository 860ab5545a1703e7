/** The endpoint for the bar that `npm run dev` shows on each page (src/client/writers-bar.ts). Not part of a build. */
import {execFile} from 'node:child_process';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {baseUrl} from '../../config/site-address';

export const REPORT_ADDRESS = '/__page-report';

type DevServer = {app: {get: (path: string, answer: (req: IncomingMessage, res: ServerResponse) => void) => void}};

/** `/help/docs/cases/overview/` → `/docs/cases/overview`. */
export function routeBehind(address: string, base = baseUrl): string {
  const path = new URL(address, 'http://localhost').searchParams.get('path') ?? '/';
  const below = path.startsWith(base) ? path.slice(base.length - 1) : path;
  return below === '/' ? below : below.replace(/\/$/, '');
}

const BUNDLE = resolve('.cache/page-report.mjs');

/** Bundled, because the rules import ESM-only packages, which the TypeScript loader cannot require. */
async function bundleReport(): Promise<void> {
  const entryPoints = [join(__dirname, 'run.ts')];
  await build({entryPoints, outfile: BUNDLE, bundle: true, format: 'esm', platform: 'node', packages: 'external'});
}

/** Runs in a separate process, so that a slow rule does not block the server. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  execFile(process.execPath, [BUNDLE, routeBehind(request.url ?? '')], (error, output, messages) => {
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = error ? 500 : 200;
    response.end(error ? JSON.stringify({message: messages}) : output);
  });
}

export default function writersBar(): Plugin {
  return {
    name: 'writers-bar',
    loadContent: bundleReport,
    // The generator's types do not include the development server.
    configureWebpack: () =>
      ({devServer: {onListening: ({app}: DevServer) => app.get(REPORT_ADDRESS, answer)}}) as object,
  };
}
