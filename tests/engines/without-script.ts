/** The site inside a frame that can't run scripts: works in every engine, and the test can inspect it. */
import {createServer} from 'node:http';
import {listen} from '../../scripts/serve/site-server';

export type ScriptlessSite = {
  /** The URL of a document that shows this path of the site in a frame. */
  frameOf(path: string): string;
  close(): void;
};

export async function serveWithoutScript(origin: string): Promise<ScriptlessSite> {
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url!, origin);
    if (pathname === '/frame') {
      const frame = `<iframe sandbox="allow-same-origin" src="${searchParams.get('path')}" height="800">`;
      response.setHeader('content-type', 'text/html').end(`<!doctype html><style>*{margin:0;border:0}</style>${frame}`);
      return;
    }
    // Drops the site's headers, which forbid framing.
    void fetch(origin + request.url).then(async (found) => {
      response.writeHead(found.status, {'content-type': found.headers.get('content-type') ?? 'text/plain'});
      response.end(Buffer.from(await found.arrayBuffer()));
    });
  });
  const port = await listen(server, 0);
  return {
    frameOf: (path) => `http://localhost:${port}/frame?${new URLSearchParams({path})}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
