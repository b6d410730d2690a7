import type { Request as LoadRequest } from 'autocannon';

/** Sends one request of a load by itself. @throws {Error} unless the answer is a success. */
export async function send(url: string, { path = '/', method, headers = {}, body }: LoadRequest): Promise<Response> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body === undefined ? undefined : String(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
