import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { Deleted } from '../../graphql/deleted.graphql';
import { revokeOwnSession, signOutEverywhere } from '../sessions/own-sessions.command';
import { idleStaffSince } from '../sessions/session-lifetime';
import { Session, StaffUser } from './session.graphql';

const SESSIONS_LIMIT = 100;

export const StaffSession = builder.prismaNode('Session', {
  name: 'StaffSession',
  id: { resolve: ({ id }) => id },
  // Nobody sees another's, staff managers included; a visitor's id matches no staff member's.
  findUnique: (id, context) => ({
    id,
    channelId: channelOf(context).id,
    staffMember: { id: context.actor.kind === 'staff' ? context.actor.staffMemberId : id },
  }),
  nullable: true,
  authScopes: { staff: true },
  description: 'One of the caller’s own sign-ins.',
  fields: (t) => ({
    isCurrent: t.boolean({
      description: 'Whether this request came with it.',
      resolve: ({ id }, _args, { actor }) => id === actor.sessionId,
    }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'As the browser names itself.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed in.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'The last request, to a minute.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends at the latest.' }),
  }),
});

builder.objectField(StaffUser, 'sessions', (t) =>
  t.prismaField({
    type: [StaffSession],
    size: SESSIONS_LIMIT,
    description: `Where they are signed in, the last used first; at most ${SESSIONS_LIMIT}.`,
    resolve: (query, { staffMemberId }, _args, { db, now }) =>
      db.session.findMany({
        ...query,
        where: { staffMemberId, expiresAt: { gt: now() }, lastSeenAt: { gt: idleStaffSince(now()) } },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
        take: SESSIONS_LIMIT,
      }),
  }),
);

builder.mutationFields((t) => ({
  revokeSession: t.field({
    type: Deleted,
    authScopes: { staff: true },
    description: 'Ends a session of the caller’s at once; ending the present one signs out.',
    errors: {},
    args: {
      id: t.arg.globalID({ for: [StaffSession], required: true, description: 'The session of the caller’s to end.' }),
    },
    resolve: async (_root, { id }, context) => {
      await revokeOwnSession(context, id.id);
      return { typename: 'StaffSession', id: id.id };
    },
  }),
  signOutEverywhere: t.field({
    type: Session,
    authScopes: { staff: true },
    description: 'Ends all sessions of the caller’s, the present one too.',
    resolve: async (_root, _args, context) => {
      await signOutEverywhere(context);
      return context.actor;
    },
  }),
}));
