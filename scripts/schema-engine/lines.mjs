import { createInterface } from 'node:readline';

/** JSON-RPC's "server error": Prisma shows `data.message` for it. */
const SERVER_ERROR = 4466;

/**
 * Answers JSON-RPC lines on stdin, one after the other as the native engine does, until stdin ends.
 * @param createAnswer - receives `print`, which has the CLI show a text and waits until it has.
 */
export async function serveLines(createAnswer) {
  const printing = new Map();
  let lastPrintId = 1_000_000;
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const print = (content) =>
    new Promise((resolve) => {
      lastPrintId += 1;
      printing.set(lastPrintId, resolve);
      send({ id: lastPrintId, method: 'print', params: { content } });
    });
  const answer = createAnswer(print);

  const respond = async (request) => {
    try {
      send({ id: request.id, result: (await answer(request)) ?? {} });
    } catch (error) {
      const data = { is_panic: false, message: error?.message ?? String(error), error_code: error?.code };
      send({ id: request.id, error: { code: SERVER_ERROR, message: 'An error happened.', data } });
    }
  };

  let queue = Promise.resolve();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.trim()) continue;
    const message = JSON.parse(line);
    if (message.method) {
      queue = queue.then(() => respond(message));
    } else {
      printing.get(message.id)?.();
      printing.delete(message.id);
    }
  }
  await queue;
}
