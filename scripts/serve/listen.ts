import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Listens on the port, or on the next free one if it is in use; resolves with the actual port. */
export async function listen(server: Server, port: number, attempts = 20): Promise<number> {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken && attempts > 0 && port < 65_535) return listen(server, port + 1, attempts - 1);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}
