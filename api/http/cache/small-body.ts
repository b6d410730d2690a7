import type { IncomingMessage } from 'node:http';

/**
 * Reads a body, and leaves it where the server's adapter looks for one that was read already.
 *
 * @throws when its sender is gone before its end.
 */
export function readSmallBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const gone = () => reject(new Error('the sender is gone'));
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('error', reject);
    incoming.once('close', gone);
    incoming.once('end', () => {
      incoming.off('close', gone);
      const [only] = chunks;
      const rawBody = only && chunks.length === 1 ? only : Buffer.concat(chunks);
      resolve(Object.assign(incoming, { rawBody }).rawBody);
    });
  });
}
