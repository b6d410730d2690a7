import { encodeGlobalID } from '@pothos/plugin-relay';
import { type Actor, isHeldBack, type StaffActor } from '../../access/caller';
import { permissionsOf } from '../../access/roles';
import { FOR_STAFF } from '../../graphql/audience-schema';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { PermissionEnum, StaffRoleEnum } from '../roles.graphql';
import { signOut } from '../sessions/sign-out.command';
import { changePassword } from './change-password.command';
import { signIn } from './sign-in.command';

export const StaffUser = builder.objectRef<StaffActor>('StaffUser').implement({
  description: 'The staff member who is signed in.',
  fields: (t) => ({
    staffMemberId: t.id({
      description: 'The id of their `StaffMember`, which who may read staff finds by it.',
      resolve: ({ staffMemberId }) => encodeGlobalID('StaffMember', staffMemberId),
    }),
    id: t.id({
      deprecationReason: 'It is the id of a `StaffMember`. Use `staffMemberId`.',
      description: 'The same as `staffMemberId`.',
      resolve: ({ staffMemberId }) => encodeGlobalID('StaffMember', staffMemberId),
    }),
    login: t.exposeString('login', { description: 'What they sign in with.' }),
    name: t.exposeString('name', { description: 'The name that the shop’s staff know them by.' }),
    role: t.expose('role', { type: StaffRoleEnum, description: 'The role that `permissions` follow from.' }),
    permissions: t.field({
      type: [PermissionEnum],
      description:
        'What the role allows: a screen hides the rest. Nothing until what `mustChangePassword` and `mustSetUpSecondFactor` ask for is done.',
      resolve: (actor) => (isHeldBack(actor) ? [] : [...permissionsOf(actor.role)]),
    }),
    mustChangePassword: t.exposeBoolean('mustChangePassword', {
      description:
        'They signed in with a password that another person gave: their role allows nothing until `changePassword`.',
    }),
    mustSetUpSecondFactor: t.exposeBoolean('mustSetUpSecondFactor', {
      description:
        'The shop asks their role for a second factor and they had none: the role opens nothing until `confirmSecondFactor`.',
    }),
  }),
});

export const Session = builder.objectRef<Actor>('Session').implement({
  description: 'Who the caller is.',
  fields: (t) => ({
    user: t.field({
      type: StaffUser,
      nullable: true,
      extensions: FOR_STAFF,
      description: 'Null for a shopper.',
      resolve: (actor) => (actor.kind === 'staff' ? actor : null),
    }),
    isReady: t.boolean({
      description: 'Always true: an answer is the sign that the session is known.',
      resolve: () => true,
    }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'What a staff member signs in with.',
  fields: (t) => ({
    login: t.string({ required: true, description: 'Upper and lower case are the same.' }),
    password: t.string({ required: true, description: 'As it was set.' }),
    code: t.string({
      description:
        'Of the second factor, for who has one: six digits of the app, or a recovery code. Without it the answer is `SECOND_FACTOR_NEEDED`.',
    }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'A new password for the caller.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The present one.' }),
    newPassword: t.string({
      required: true,
      description: 'The new password: 10 to 128 characters, not one of the common ones.',
    }),
  }),
});

builder.queryField('session', (t) =>
  t.field({
    type: Session,
    authScopes: { public: true },
    description: 'The caller’s session.',
    resolve: (_root, _args, { actor }) => actor,
  }),
);

builder.mutationFields((t) => ({
  createSession: t.field({
    type: Session,
    authScopes: { shopper: true },
    description:
      'Who the caller is. The first call that keeps something, such as a dish in the cart, makes a shopper’s session.',
    errors: {},
    resolve: (_root, _args, context) => {
      channelOf(context);
      return context.actor;
    },
  }),
  signIn: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Signs a staff member in. The session gets a new cookie; the cart follows.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Login and password.' }) },
    resolve: async (_root, { input }, context) => {
      await signIn(context, input);
      return context.actor;
    },
  }),
  signOut: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Ends the staff member’s session; a shopper’s stays as it is.',
    resolve: async (_root, _args, context) => {
      await signOut(context);
      return context.actor;
    },
  }),
  changePassword: t.field({
    type: Session,
    authScopes: { staff: true },
    description: 'Changes the caller’s password and ends their other sessions; the present one gets a new cookie.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The old and the new one.' }) },
    resolve: async (_root, { input }, context) => {
      await changePassword(context, input);
      return context.actor;
    },
  }),
}));
