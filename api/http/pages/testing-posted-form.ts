import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface PostedForm {
  readonly status: number | undefined;
  readonly body: string;
}

/** A form as a browser sends it, over a proxy or not: `fetch` would not let us say `Host`. */
export async function postForm(
  server: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<PostedForm> {
  const form = 'login=nino&password=x';
  const outgoing = request(new URL(path, server), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length, ...headers },
  });
  outgoing.end(form);
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('no answer');
  return { status: incoming.statusCode, body: await text(incoming) };
}
