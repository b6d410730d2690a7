import { Hono } from 'hono';
import { isId } from '../../../kernel/id-rule';
import { deskOf } from '../../../payments/desk-of-context';
import { noticePath } from '../../../payments/notice-path';
import { takeNotice } from '../../../payments/notices.command';
import { problem } from '../../request/problem';
import type { ServerEnv } from '../../request/server-env';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Where payment providers report what happened; to be mounted at `/`. */
export function paymentNoticeRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post(noticePath(':provider'), async (c) => {
    const { context } = c.get('scope');
    const providerId = c.req.param('provider') ?? '';
    if (!isId(providerId)) return c.json(problem(c, 'NOT_FOUND'), NOT_FOUND);
    // As it was signed, to the byte.
    const text = (await c.get('body').read()).toString();
    const header = (name: string) => c.req.header(name) ?? null;
    const outcome = await takeNotice(deskOf(context), providerId, { text, header });
    if (outcome === 'UNKNOWN') return c.json(problem(c, 'FORBIDDEN'), BAD_REQUEST);
    return c.body(null, 200);
  });
}
