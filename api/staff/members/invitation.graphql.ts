import type { Invitation as InvitationRow } from '../../generated/prisma/client';
import { FOR_STAFF } from '../../graphql/audience-schema';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { InvitationUnusable } from '../refusals';
import { StaffRoleEnum } from '../roles.graphql';
import { Session } from '../sign-in/session.graphql';
import { acceptInvitation } from './accept-invitation.command';
import {
  INVITATIONS_LIMIT,
  inviteStaffMember,
  type NewInvitation as MadeInvitation,
  revokeInvitation,
} from './invitation.command';
import { findOpenInvitation } from './invitation.store';
import { INVITATION_DAYS, invitationUrl } from './invitation-link';

export const Invitation = builder.prismaNode('Invitation', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'staff' },
  description: 'A link by which someone can become a staff member, once.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What colleagues will call them.' }),
    role: t.expose('role', { type: StaffRoleEnum, description: 'The role that the invited will have.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The invited person’s e-mail address, if it was given.',
    }),
    login: t.exposeString('login', { nullable: true, description: 'Suggested to them; they may choose another.' }),
    invitedBy: t.relation('invitedBy', { nullable: true, description: 'The staff member who invited them.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the invitation was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires.' }),
    isExpired: t.boolean({
      description: 'Whether it has expired.',
      resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now(),
    }),
  }),
});

builder.prismaObjectField('Channel', 'invitations', (t) =>
  t.relation('invitations', {
    nullable: true,
    authScopes: { permission: 'staff' },
    description: `Open invitations, the latest first; at most ${INVITATIONS_LIMIT}.`,
    query: { where: { acceptedAt: null, revokedAt: null }, orderBy: { id: 'desc' }, take: INVITATIONS_LIMIT },
  }),
);

const NewInvitationType = builder.objectRef<MadeInvitation>('NewInvitation').implement({
  description: 'An invitation that was just made.',
  fields: (t) => ({
    invitation: t.field({
      type: Invitation,
      description: 'The invitation that was made.',
      resolve: ({ invitation }) => invitation,
    }),
    url: t.string({
      description: 'The link to hand over. It is shown this once and kept nowhere.',
      resolve: ({ token }, _args, { origin }) => invitationUrl(origin, token),
    }),
    isMailed: t.exposeBoolean('isMailed', {
      description: 'Whether it was sent to `email`, too: the shop has a mail server.',
    }),
  }),
});

const InvitationOffer = builder.objectRef<InvitationRow>('InvitationOffer').implement({
  description: 'What the link of an invitation offers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Whom it is for.' }),
    role: t.expose('role', { type: StaffRoleEnum, description: 'The role that comes with accepting.' }),
    login: t.exposeString('login', { nullable: true, description: 'A login to begin with.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted.' }),
  }),
});

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationOffer,
    authScopes: { public: true },
    extensions: FOR_STAFF,
    description: 'What an invitation’s link offers.',
    errors: { types: [InvitationUnusable] },
    args: { token: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: (_root, { token }, context) => findOpenInvitation(context.db, channelOf(context).id, token, context.now()),
  }),
);

const mutations = staffMutations(Invitation, { noun: 'invitation', permission: 'staff' });

mutations.withInput('inviteStaffMember', inviteStaffMember, {
  description: `Makes a link by which someone becomes a staff member, for ${INVITATION_DAYS} days.`,
  answers: NewInvitationType,
  errors: [InvalidInput],
  input: 'Whom to invite.',
  about: 'Whom.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What colleagues will call the invited, up to 50 characters.' }),
    role: t.field({ type: StaffRoleEnum, required: true, description: 'The role of the invited person.' }),
    email: t.string({
      description: 'With it, they can sign in with their account at the sign-in provider, without the link.',
    }),
    login: t.string({ description: 'A login to suggest.' }),
  }),
});

mutations.ofOne('revokeInvitation', revokeInvitation, {
  description: 'Takes an invitation back: its link is no longer valid.',
  answers: Invitation,
});

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'How the invited will sign in.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The last part of the link.' }),
    login: t.string({
      required: true,
      description: 'What the invited will sign in with: one word or an e-mail address, up to 64 characters.',
    }),
    password: t.string({
      required: true,
      description: 'The invited’s password: 10 to 128 characters, not one of the common ones.',
    }),
  }),
});

builder.mutationFields((t) => ({
  acceptInvitation: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Makes the invited a staff member and signs them in.',
    errors: { types: [InvitationUnusable, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: AcceptInvitationInput, required: true, description: 'Link, login and password.' }) },
    resolve: async (_root, { input }, context) => {
      await acceptInvitation(context, input);
      return context.actor;
    },
  }),
}));
