import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { revokeStaffSession, unlinkIdentities } from '../sessions/member-sessions.command';
import { idleStaffSince } from '../sessions/session-lifetime';
import { StaffSession } from '../sign-in/staff-session.graphql';
import { StaffMember } from './staff-member.graphql';

const SESSIONS_LIMIT = 50;

const StaffIdentity = builder.prismaNode('StaffIdentity', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'staff' },
  description: 'An account at a sign-in provider that a staff member signs in with.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', { description: 'The provider’s address.' }),
    email: t.exposeString('email', { nullable: true, description: 'The account’s address when it was linked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was linked.' }),
  }),
});

builder.prismaObjectFields('StaffMember', (t) => ({
  sessions: t.relation('sessions', {
    authScopes: { permission: 'staff' },
    description: `Where they are signed in, the last used first; at most ${SESSIONS_LIMIT}.`,
    query: (_args, { now }) => ({
      where: { kind: 'STAFF', expiresAt: { gt: now() }, lastSeenAt: { gt: idleStaffSince(now()) } },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: SESSIONS_LIMIT,
    }),
    type: StaffSession,
  }),
  identities: t.relation('identities', {
    authScopes: { permission: 'staff' },
    description: 'Their accounts at sign-in providers.',
    query: { orderBy: { id: 'asc' } },
    type: StaffIdentity,
  }),
}));

builder.prismaObjectField('Channel', 'administratorCount', (t) =>
  t.int({
    nullable: true,
    authScopes: { permission: 'staff' },
    description: 'Administrators who can sign in; the last one stays.',
    resolve: ({ id }, _args, { db }) =>
      db.staffMember.count({ where: { channelId: id, role: 'ADMIN', isActive: true } }),
  }),
);

builder.mutationFields((t) => ({
  revokeStaffSession: t.prismaField({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Ends a staff member’s session at once.',
    errors: {},
    args: {
      id: t.arg.globalID({ for: [StaffSession], required: true, description: 'The staff member’s session to end.' }),
    },
    resolve: async (query, _root, { id }, context) => {
      const member = await revokeStaffSession(callerOf(context), id.id);
      return context.db.staffMember.findUniqueOrThrow({ ...query, where: member });
    },
  }),
  unlinkStaffIdentities: t.prismaField({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description:
      'Unlinks a staff member’s accounts at sign-in providers. One with their e-mail address is linked again when they sign in with it.',
    errors: {},
    args: {
      id: t.arg.globalID({
        for: [StaffMember],
        required: true,
        description: 'The staff member whose accounts are unlinked.',
      }),
    },
    resolve: async (query, _root, { id }, context) => {
      const member = await unlinkIdentities(callerOf(context), id.id);
      return context.db.staffMember.findUniqueOrThrow({ ...query, where: member });
    },
  }),
}));
