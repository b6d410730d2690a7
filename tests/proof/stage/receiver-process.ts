import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { ReceivedOrder } from './receiver';

// A restaurant's hook as a process of its own, that outlives whatever the proof kills. Its parent asks for its ledger.

const [longestAnswerMs = 0, failing = 0] = process.argv.slice(2).map(Number);
const Body = z.object({ id: z.string(), number: z.string() });
const orders = new Map<string, { deliveries: number; ids: Set<string>; bodies: Set<string>; number: string }>();

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { id, number } = Body.parse(JSON.parse(body.toString('utf8')));
  const order = orders.get(id) ?? { deliveries: 0, ids: new Set<string>(), bodies: new Set<string>(), number };
  orders.set(id, order);
  order.deliveries += 1;
  order.ids.add(String(request.headers['webhook-id']));
  order.bodies.add(createHash('sha256').update(body).digest('base64'));
  const status = Math.random() < failing ? 503 : 200;
  setTimeout(() => response.writeHead(status).end(), Math.random() * longestAnswerMs);
}

const server = createServer((request, response) => void receive(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));

process.on('message', () => {
  const ledger: ReceivedOrder[] = [...orders].map(([id, { deliveries, ids, bodies, number }]) => ({
    id,
    number,
    deliveries,
    ids: ids.size,
    bodies: bodies.size,
  }));
  process.send?.({ ledger });
});
// The proof is gone: nobody asks any more.
process.on('disconnect', () => process.exit(0));
