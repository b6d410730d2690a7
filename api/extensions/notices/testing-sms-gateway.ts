import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a gateway got. */
export interface SmsRequest {
  readonly method: string | undefined;
  /** Path and query. */
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A gateway for SMS that keeps what it gets, and answers 200 with a text of the test. */
export async function startSmsGateway() {
  const requests: SmsRequest[] = [];
  let answer = '{}';
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { method, url: path, headers } = request;
      requests.push({ method, path, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
      response.end(answer);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(text: string) {
      answer = text;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
