import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { z } from 'zod';
import { openLeastCart } from '../sql/least-cart';
import { openLeastOrder } from '../sql/least-order';
import { BareWork } from './bare-server';

// The least that Node can do: the same answer to everything, after work by hand if there is any. Its parent says which.

const Sent = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  database: z.string(),
  work: BareWork.nullable(),
});
/** As many as Carte holds. */
const CONNECTIONS = 10;

// What fails by hand ends the process, and with it the measuring.
process.once('message', (message) => void serve(Sent.parse(message)));
// The bench has ended.
process.on('disconnect', () => process.exit(0));

async function serve({ headers, body, database, work }: z.infer<typeof Sent>): Promise<void> {
  const bytes = Buffer.from(body, 'base64');
  const doWork = work && (await openWork(work, database));
  const server = createServer((request, response) => {
    const answer = () => response.writeHead(200, headers).end(bytes);
    if (doWork) return void doWork(request).then(answer);
    request.resume();
    answer();
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
}

async function openWork(work: BareWork, database: string) {
  const pool = new pg.Pool({ connectionString: database, max: CONNECTIONS });
  const once = work === 'cart' ? openLeastCart(pool) : await openLeastOrder(pool);
  return async (request: IncomingMessage) => {
    JSON.parse(await text(request));
    await once(request.headers.cookie ?? '');
  };
}
