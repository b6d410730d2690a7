import { Hono } from 'hono';
import { isId } from '../../../kernel/id-rule';
import { deskOf } from '../../../payments/desk-of-context';
import { takeNotice } from '../../../payments/notices.command';
import { problem } from '../../request/problem';
import type { ServerEnv } from '../../request/server-env';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Where payment providers tell what happened: the address stands on the provider's page in the command center. */
export function paymentNoticeRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/payments/notices/:provider', async (c) => {
    const { context } = c.get('scope');
    const providerId = c.req.param('provider');
    if (!isId(providerId)) return c.json(problem(c, 'NOT_FOUND'), NOT_FOUND);
    const text = await c.req.text();
    const header = (name: string) => c.req.header(name) ?? null;
    const outcome = await takeNotice(deskOf(context), providerId, { text, header });
    if (outcome === 'UNKNOWN') return c.json(problem(c, 'FORBIDDEN'), BAD_REQUEST);
    return c.body(null, 200);
  });
}
