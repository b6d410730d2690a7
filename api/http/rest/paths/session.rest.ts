import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import type { Actor } from '../../../access/caller';
import { channelOf } from '../../../graphql/context';
import { signOut } from '../../../staff/sessions/sign-out.command';
import { json } from '../../openapi/content';
import { type RestRoute, route } from '../route';

/** The session as the documented path shows it; `user` is absent for anyone who is not signed in. */
function sessionBody(actor: Actor) {
  if (actor.kind !== 'staff') return { ready: true };
  const { staffMemberId, login, name, role } = actor;
  return { user: { id: encodeGlobalID('StaffMember', staffMemberId), login, name, role }, ready: true };
}

const Session = z
  .looseObject({
    ready: z.literal(true),
    user: z
      .looseObject({ id: z.string(), login: z.string(), name: z.string(), role: z.string() })
      .optional()
      .describe('Only for staff who are signed in.'),
  })
  .meta({ id: 'Session' });

const answers = { 200: json(Session) };

export const sessionPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: '/api/_auth/session',
    operationId: 'readSession',
    summary: 'Whether someone is signed in.',
    description: 'Browsers ask it on every page. A session without `user` is a guest’s, or none at all.',
    answers,
    handler: ({ c, context }) => {
      // No browser keeps a page for the way back that has read what must not be stored.
      c.header('cache-control', 'private, no-cache');
      return sessionBody(context.actor);
    },
  }),
  route({
    method: 'delete',
    path: '/api/_auth/session',
    operationId: 'signOut',
    summary: 'Ends a staff session; a shopper’s session and cart stay.',
    description: 'The cookie is replaced; a caller who was not signed in gets the same answer.',
    answers,
    handler: async ({ context }) => {
      await signOut(context);
      return { ready: true };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/session',
    operationId: 'beginSession',
    summary: 'Who the caller is, as the GET says it; called again it changes nothing.',
    description:
      'The first call that keeps something, such as a dish in the cart, gives a guest session and its cookie. A program keeps ' +
      '`Carte-Session` of that answer instead, and sends it with the next call.',
    answers,
    handler: ({ context }) => {
      channelOf(context);
      return sessionBody(context.actor);
    },
  }),
];
