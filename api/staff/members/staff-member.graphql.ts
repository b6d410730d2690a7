import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { StaffRoleEnum } from '../roles.graphql';
import {
  createStaffMember,
  disableStaffMember,
  enableStaffMember,
  resetStaffPassword,
  updateStaffMember,
} from './staff-member.command';

export const StaffMember = builder.prismaNode('StaffMember', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'staff' },
  description: 'Someone who can sign in to the command center.',
  fields: (t) => ({
    login: t.exposeString('login', { description: 'What they sign in with; unique in the shop.' }),
    name: t.exposeString('name', { description: 'The staff member’s name, as colleagues call them.' }),
    role: t.expose('role', { type: StaffRoleEnum, description: 'The role, which decides what they may do.' }),
    isActive: t.exposeBoolean('isActive', { description: 'False once they were disabled.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'A sign-in provider’s account with this verified address is theirs.',
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Their last request, to a minute; null when they never signed in.',
    }),
    hasPassword: t.boolean({
      description: 'Whether they can sign in with a password.',
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were added.' }),
  }),
});

builder.prismaObjectField('Channel', 'staffMembers', (t) =>
  t.relatedConnection(
    'staffMembers',
    {
      cursor: 'id',
      totalCount: true,
      defaultSize: 24,
      maxSize: 100,
      nullable: true,
      authScopes: { permission: 'staff' },
      description: 'Everyone who works here, the oldest first, disabled ones included.',
      query: () => ({ orderBy: { id: 'asc' } }),
    },
    { name: 'StaffMemberConnection', description: 'Staff members, page by page.' },
    { name: 'StaffMemberEdge', description: 'A staff member with the cursor to go on from.' },
  ),
);

const mutations = staffMutations(StaffMember, { noun: 'staff member', permission: 'staff' });

mutations.create(createStaffMember, {
  description: 'Adds a staff member, who can sign in at once.',
  errors: [TooManyAttempts],
  input: 'A new staff member.',
  fields: (t) => ({
    login: t.string({
      required: true,
      description: 'What they will sign in with: one word or an e-mail address, up to 64 characters.',
    }),
    name: t.string({ required: true, description: 'What colleagues will call them, up to 50 characters.' }),
    role: t.field({ type: StaffRoleEnum, required: true, description: 'The role of the new staff member.' }),
    password: t.string({
      required: true,
      description: 'Their first password: 10 to 128 characters, not one of the common ones.',
    }),
    email: t.string({ description: 'With it, they can sign in with their account at the sign-in provider too.' }),
  }),
});

mutations.update(updateStaffMember, {
  description: 'Changes a staff member’s name or role.',
  fields: (t) => ({
    name: t.string({ description: 'Another name, up to 50 characters.' }),
    role: t.field({ type: StaffRoleEnum, description: 'The last administrator stays one.' }),
    email: t.string({ description: 'Null or empty takes it away.' }),
  }),
});

mutations.ofOne('disableStaffMember', disableStaffMember, {
  description: 'Ends a staff member’s sessions, and refuses further sign-ins.',
  answers: StaffMember,
});

mutations.ofOne('enableStaffMember', enableStaffMember, {
  description: 'Allows a disabled staff member to sign in again.',
  answers: StaffMember,
});

mutations.withInput('resetStaffPassword', resetStaffPassword, {
  description: 'Gives another staff member a new password and ends their sessions.',
  answers: StaffMember,
  errors: [InvalidInput, TooManyAttempts],
  input: 'Another staff member’s new password.',
  about: 'Who, and the password.',
  fields: (t) => ({
    id: t.globalID({ for: [StaffMember], required: true, description: 'Who; not oneself.' }),
    password: t.string({
      required: true,
      description: 'Their new password: 10 to 128 characters, not one of the common ones.',
    }),
  }),
});
