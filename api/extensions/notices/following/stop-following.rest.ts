import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerEnv } from '../../../http/request/server-env';
import type { AppParts } from '../../../http/rest/extension-routes';

/** Ends what a client asked for by a press in a mail program (RFC 8058); to be mounted at `/notices/stop`. */
export function stopRoutes({ services: { db, now } }: AppParts): Hono<ServerEnv> {
  return (
    new Hono<ServerEnv>()
      .post('/:token/:id', async (c) => {
        c.header('cache-control', 'no-store');
        const { token, id } = c.req.param();
        if (!z.guid().safeParse(id).success) return c.body(null, 404);
        const { count } = await db.noticeSubscription.updateMany({
          where: { id, checkout: { token } },
          data: { endedAt: now() },
        });
        return c.body(null, count === 0 ? 404 : 200);
      })
      // A look ends nothing: mail programs look at links by themselves.
      .get('/:token/:id', (c) => c.redirect(`/finish?order=${encodeURIComponent(c.req.param('token'))}#notices`, 303))
  );
}
