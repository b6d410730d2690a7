import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give ports from here on to connections of their own, and to servers that ask for any. */
const FIRST_GIVEN = 32_768;
const FIRST = 20_000;

/** A port of loopback that nobody listens on, and that the system gives to nobody else before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, FIRST_GIVEN);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
