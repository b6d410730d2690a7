import { createServer } from 'node:http';

/** A server that attacks try to make the shop call. */
export interface Lure {
  readonly url: string;
  /** What was asked of it: the shop alone would do that. */
  readonly caught: readonly string[];
  close(): void;
}

/** A scanner asks in the end what arrived; we look ourselves. */
const OWN_QUESTION = /^\/get_(ssrf|xxe)\.php/;

export async function setLure(): Promise<Lure> {
  const caught: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    if (!OWN_QUESTION.test(url)) caught.push(url);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, caught, close: () => server.close() };
}
