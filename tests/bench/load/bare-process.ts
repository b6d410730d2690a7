import { createServer } from 'node:http';
import { z } from 'zod';

// The least that Node can do: the same answer to everything. Its parent says which.

const Answer = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

process.once('message', (message) => {
  const { headers, body } = Answer.parse(message);
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
});
// The bench has ended.
process.on('disconnect', () => process.exit(0));
