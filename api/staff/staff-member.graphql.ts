import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { Conflict, Forbidden, InvalidInput, NotFound, TooManyAttempts } from '../kernel/refusals';
import { LastAdministrator } from './refusals';
import { StaffRoleEnum } from './roles.graphql';
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
    name: t.exposeString('name', { description: 'What colleagues call them.' }),
    role: t.expose('role', { type: StaffRoleEnum, description: 'What they are there for.' }),
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
      authScopes: { permission: 'staff' },
      description: 'Everyone who works here, the oldest first, disabled ones included.',
      query: () => ({ orderBy: { id: 'asc' } }),
    },
    { name: 'StaffMemberConnection', description: 'Staff members, page by page.' },
    { name: 'StaffMemberEdge', description: 'A staff member with the cursor to go on from.' },
  ),
);

const CreateStaffMemberInput = builder.inputType('CreateStaffMemberInput', {
  description: 'A new staff member.',
  fields: (t) => ({
    login: t.string({ required: true, description: 'One word or an e-mail address, up to 64 characters.' }),
    name: t.string({ required: true, description: 'Up to 50 characters.' }),
    role: t.field({ type: StaffRoleEnum, required: true, description: 'What they are there for.' }),
    password: t.string({ required: true, description: '10 to 128 characters, not one of the common ones.' }),
    email: t.string({ description: 'With it, their account at the sign-in provider lets them in too.' }),
  }),
});

const UpdateStaffMemberInput = builder.inputType('UpdateStaffMemberInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [StaffMember], required: true, description: 'Who.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.string({ description: 'Up to 50 characters.' }),
    role: t.field({ type: StaffRoleEnum, description: 'The last administrator stays one.' }),
    email: t.string({ description: 'Null or empty takes it away.' }),
  }),
});

const ResetStaffPasswordInput = builder.inputType('ResetStaffPasswordInput', {
  description: 'Another staff member’s new password.',
  fields: (t) => ({
    id: t.globalID({ for: [StaffMember], required: true, description: 'Who; not oneself.' }),
    password: t.string({ required: true, description: '10 to 128 characters, not one of the common ones.' }),
  }),
});

builder.mutationFields((t) => ({
  createStaffMember: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Adds a staff member, who can sign in at once.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: CreateStaffMemberInput, required: true, description: 'The staff member.' }) },
    resolve: (_root, { input }, context) => createStaffMember(callerOf(context), input),
  }),
  updateStaffMember: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Changes a staff member’s name or role.',
    errors: { types: [InvalidInput, NotFound, Conflict, LastAdministrator] },
    args: { input: t.arg({ type: UpdateStaffMemberInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateStaffMember(callerOf(context), { ...input, id: input.id.id }),
  }),
  disableStaffMember: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Ends a staff member’s sessions and lets them in no more.',
    errors: { types: [NotFound, LastAdministrator] },
    args: { id: t.arg.globalID({ for: [StaffMember], required: true, description: 'Who.' }) },
    resolve: (_root, { id }, context) => disableStaffMember(callerOf(context), id.id),
  }),
  enableStaffMember: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Lets a disabled staff member in again.',
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [StaffMember], required: true, description: 'Who.' }) },
    resolve: (_root, { id }, context) => enableStaffMember(callerOf(context), id.id),
  }),
  resetStaffPassword: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Gives another staff member a new password and ends their sessions.',
    errors: { types: [InvalidInput, NotFound, Forbidden, TooManyAttempts] },
    args: { input: t.arg({ type: ResetStaffPasswordInput, required: true, description: 'Who, and the password.' }) },
    resolve: (_root, { input }, context) => resetStaffPassword(callerOf(context), { ...input, id: input.id.id }),
  }),
}));
