import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { problem } from './problem';
import type { ServerEnv } from './server-env';

const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\s*(?:;|$)/i;

/** Whether a request's `content-type` says JSON, which no foreign form can send unasked. */
export function isJson(contentType: string | null | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

/** Whether it can be read as JSON at all. */
export function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The JSON that a request carries.
 *
 * @throws {HTTPException} 415 for any other type, which a foreign form could send unasked; 400 for what is not JSON.
 * @throws {BodyTooLarge | Busy}
 */
export async function readJson(c: HonoContext<ServerEnv>): Promise<unknown> {
  const refuse = (status: 400 | 415, code: string): never => {
    throw new HTTPException(status, { res: Response.json(problem(c, code), { status }) });
  };
  if (!isJson(c.req.header('content-type'))) return refuse(415, 'UNSUPPORTED_MEDIA_TYPE');
  const body = await c.get('body').read();
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return refuse(400, 'MALFORMED_REQUEST');
  }
}
