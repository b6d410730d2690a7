import { encodeGlobalID } from '@pothos/plugin-relay';
import { Hono } from 'hono';
import type { Actor } from '../../../access/caller';
import { channelOf } from '../../../graphql/context';
import { signOut } from '../../../staff/sessions/sign-out.command';
import type { ServerEnv } from '../../request/server-env';

/** The session as the documented path shows it; `user` is absent for anyone who is not signed in. */
function sessionBody(actor: Actor) {
  if (actor.kind !== 'staff') return { ready: true };
  const { staffMemberId, login, name, role } = actor;
  return { user: { id: encodeGlobalID('StaffMember', staffMemberId), login, name, role }, ready: true };
}

/** `/api/_auth/session` and `/api/auth/session`. */
export function sessionRoutes(): Hono<ServerEnv> {
  return (
    new Hono<ServerEnv>()
      .get('/_auth/session', (c) => {
        // No browser keeps a page for the way back that has read what must not be stored.
        c.header('cache-control', 'private, no-cache');
        return c.json(sessionBody(c.get('scope').context.actor));
      })
      .delete('/_auth/session', async (c) => {
        await signOut(c.get('scope').context);
        return c.json({ ready: true });
      })
      // A guest's session is made by the first call that keeps something in it.
      .post('/auth/session', (c) => {
        const { context } = c.get('scope');
        channelOf(context);
        return c.json(sessionBody(context.actor));
      })
  );
}
