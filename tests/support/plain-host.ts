/**
 * A host without this site's configuration: a file for its path, a folder's index.html, and no redirects. `rewrite`
 * makes it a host that changes pages in transit.
 */
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {lookup} from 'mrmime';
import {listen} from '../../scripts/serve/site-server';

export type PlainHost = {origin: string; close: () => void};

export async function plainHost(root: string, rewrite: (html: string) => string = (html) => html): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) ? pathname : join(pathname, 'index.html');
    readFile(join(root, file)).then(
      (body) => {
        response.setHeader('content-type', lookup(file) ?? 'application/octet-stream');
        response.end(file.endsWith('.html') ? rewrite(body.toString()) : body);
      },
      () => response.writeHead(404).end(),
    );
  });
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
