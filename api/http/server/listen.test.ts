import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen';

const GRACE_MS = 5_000;
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('a request that has arrived when the server closes is answered, though it was not read yet', async () => {
  const server = await listen(() => new Response('here'), { port: 0, hostname: '127.0.0.1' });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8');
  socket.write(REQUEST);
  await once(socket, 'data');

  // Both in one turn: the bytes lie in the kernel when the server looks for idle connections.
  socket.write(REQUEST);
  const closed = server.close(GRACE_MS);

  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['no answer'])]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*here/s);
  socket.destroy();
  await closed;
});
