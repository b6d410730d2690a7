import { Hono } from 'hono';
import type { ServerEnv } from '../http/request/server-env';
import { isId } from '../kernel/id-rule';
import { deskOf } from './desk-of-context';
import { takeNotice } from './notices.command';

const BAD_REQUEST = 400;

/** Where payment providers tell what happened: the address stands on the provider's page in the command center. */
export function paymentNoticeRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/payments/notices/:provider', async (c) => {
    const { context } = c.get('scope');
    const providerId = c.req.param('provider');
    if (!isId(providerId)) return c.notFound();
    const text = await c.req.text();
    const header = (name: string) => c.req.header(name) ?? null;
    const outcome = await takeNotice(deskOf(context), providerId, { text, header });
    return c.body(null, outcome === 'UNKNOWN' ? BAD_REQUEST : 200);
  });
}
