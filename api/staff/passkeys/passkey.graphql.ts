import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { Deleted } from '../../graphql/deleted.graphql';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { SecondFactorProofInput } from '../sign-in/second-factor.graphql';
import { Session, StaffUser } from '../sign-in/session.graphql';
import {
  addPasskey,
  beginPasskey,
  PASSKEYS_LIMIT,
  type PasskeyDraft,
  removePasskey,
  renamePasskey,
} from './own-passkeys.command';
import { beginPasskeySignIn, type PasskeyQuestion, signInWithPasskey } from './passkey-sign-in.command';

export const Passkey = builder.prismaNode('StaffPasskey', {
  name: 'Passkey',
  id: { resolve: ({ id }) => id },
  // Nobody sees another's, administrators included; a visitor's id matches no staff member's.
  findUnique: (id, context) => ({
    id,
    channelId: channelOf(context).id,
    staffMember: { id: context.actor.kind === 'staff' ? context.actor.staffMemberId : id },
  }),
  nullable: true,
  authScopes: { staff: true },
  description: 'A passkey of the caller’s, for signing in without a password and without a code.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    host: t.exposeString('host', { description: 'The host where it was added: it works only there.' }),
    isBackedUp: t.exposeBoolean('isBackedUp', { description: 'Whether an account keeps it on several devices.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last sign-in with it; null when there was none.',
    }),
  }),
});

builder.objectField(StaffUser, 'passkeys', (t) =>
  t.prismaField({
    type: [Passkey],
    size: PASSKEYS_LIMIT,
    description: 'Their passkeys, the latest first; at most 20.',
    resolve: (query, { staffMemberId }, _args, { db }) =>
      db.staffPasskey.findMany({ ...query, where: { staffMemberId }, orderBy: { id: 'desc' } }),
  }),
);

const PasskeyDraftType = builder.objectRef<PasskeyDraft>('PasskeyDraft').implement({
  description: 'What a browser makes a passkey from, within five minutes. Bytes are base64url.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'To be signed; it counts once.' }),
    host: t.exposeString('host', { description: 'The RP ID.' }),
    shopName: t.exposeString('shopName', { description: 'What the browser calls the shop.' }),
    userId: t.exposeString('userId', { description: 'The user handle.' }),
    login: t.exposeString('login', { description: 'Whose it will be.' }),
    name: t.exposeString('name', { description: 'The display name for the passkey: that of the staff member.' }),
    knownIds: t.stringList({
      description: 'Passkeys that there are already.',
      resolve: ({ knownIds }) => [...knownIds],
    }),
    algorithms: t.intList({
      description: 'COSE algorithms, the best first.',
      resolve: ({ algorithms }) => [...algorithms],
    }),
  }),
});

const PasskeyQuestionType = builder.objectRef<PasskeyQuestion>('PasskeyQuestion').implement({
  description: 'What a browser asks a passkey, within five minutes. Bytes are base64url.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'To be signed; it counts once.' }),
    host: t.exposeString('host', { description: 'The RP ID.' }),
  }),
});

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  description: 'A passkey that a browser has made. Bytes are base64url.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'A name to distinguish it by, up to 50 characters.' }),
    id: t.string({ required: true, description: 'The credential’s id.' }),
    clientDataJson: t.string({
      required: true,
      description: '`response.clientDataJSON` of the browser’s new credential.',
    }),
    attestationObject: t.string({
      required: true,
      description: '`response.attestationObject` of the browser’s new credential.',
    }),
    transports: t.stringList({ description: 'How it is reached: `internal`, `hybrid`, `usb` …' }),
  }),
});

const RenamePasskeyInput = builder.inputType('RenamePasskeyInput', {
  description: 'Another name of a passkey.',
  fields: (t) => ({
    id: t.globalID({ for: [Passkey], required: true, description: 'The passkey to rename.' }),
    name: t.string({ required: true, description: 'The passkey’s new name, up to 50 characters.' }),
  }),
});

const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  description: 'What a passkey has signed. Bytes are base64url.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'The credential’s id.' }),
    clientDataJson: t.string({ required: true, description: '`response.clientDataJSON` of the browser’s assertion.' }),
    authenticatorData: t.string({
      required: true,
      description: '`response.authenticatorData` of the browser’s assertion.',
    }),
    signature: t.string({ required: true, description: '`response.signature` of the browser’s assertion.' }),
  }),
});

builder.mutationFields((t) => ({
  beginPasskeySignIn: t.field({
    type: PasskeyQuestionType,
    authScopes: { public: true },
    description: 'Begins a sign-in with a passkey.',
    errors: {},
    resolve: (_root, _args, context) => beginPasskeySignIn(context),
  }),
  signInWithPasskey: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Signs in by a passkey, without login, password and code. The session gets a new cookie; the cart follows.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true, description: 'What it has signed.' }) },
    resolve: async (_root, { input }, context) => {
      await signInWithPasskey(context, input);
      return context.actor;
    },
  }),
  beginPasskey: t.field({
    type: PasskeyDraftType,
    authScopes: { staff: true },
    description: 'What a browser needs to create a passkey for the caller.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({
        type: SecondFactorProofInput,
        required: true,
        description: 'That it is oneself who adds a passkey.',
      }),
    },
    resolve: (_root, { input }, context) => beginPasskey(context, input),
  }),
  addPasskey: t.field({
    type: Passkey,
    authScopes: { staff: true },
    description: 'Keeps the passkey that a browser has made after `beginPasskey`.',
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({ type: AddPasskeyInput, required: true, description: 'The passkey as the browser made it.' }),
    },
    resolve: (_root, { input }, context) => addPasskey(context, input),
  }),
  renamePasskey: t.field({
    type: Passkey,
    authScopes: { staff: true },
    description: 'Renames a passkey of the caller’s.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: RenamePasskeyInput, required: true, description: 'The passkey, and its new name.' }) },
    resolve: (_root, { input }, context) => renamePasskey(context, { ...input, id: input.id.id }),
  }),
  removePasskey: t.field({
    type: Deleted,
    authScopes: { staff: true },
    description: 'Removes a passkey of the caller’s: it can’t be used to sign in any more.',
    errors: {},
    args: { id: t.arg.globalID({ for: [Passkey], required: true, description: 'The passkey to remove.' }) },
    resolve: async (_root, { id }, context) => {
      await removePasskey(context, id.id);
      return { typename: 'Passkey', id: id.id };
    },
  }),
}));
