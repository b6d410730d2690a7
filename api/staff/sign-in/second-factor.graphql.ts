import type { StaffActor } from '../../access/caller';
import type { SecondFactor } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { awaitsCode, completeSignIn } from '../second-factor/complete-sign-in.command';
import { renewRecoveryCodes, turnOffSecondFactor } from '../second-factor/own-second-factor.command';
import { asksForSecondFactor } from '../second-factor/second-factor-rule';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorDraft,
} from '../second-factor/set-up-second-factor.command';
import { Session, StaffUser } from './session.graphql';

const SecondFactorType = builder.prismaObject('SecondFactor', {
  authScopes: { staff: true },
  description: 'One-time codes of an authenticator app, which a sign-in asks for after the password.',
  fields: (t) => ({
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when, or since which phone.',
    }),
    recoveryCodesLeft: t.relationCount('recoveryCodes', {
      where: { usedAt: null },
      description: 'How many recovery codes have not been used yet.',
    }),
  }),
});

builder.objectFields(StaffUser, (t) => ({
  hasPassword: t.boolean({
    description: 'Whether they can sign in with a password: changes to their second factor ask for it then.',
    resolve: async ({ staffMemberId: id }, _args, { db }) =>
      (await db.staffMember.count({ where: { id, passwordHash: { not: null } } })) > 0,
  }),
  secondFactor: t.prismaField({
    type: SecondFactorType,
    nullable: true,
    description: 'Their second factor; null while they have none.',
    resolve: (query, { staffMemberId }: StaffActor, _args, { db }): Promise<SecondFactor | null> =>
      db.secondFactor.findFirst({ ...query, where: { staffMemberId, secretCipher: { not: null } } }),
  }),
  isSecondFactorRequired: t.boolean({
    description: 'Whether the shop asks their role for a second factor: it can’t be turned off then.',
    resolve: ({ role }, _args, { channel }) => asksForSecondFactor(channel?.secondFactorRule ?? 'OFF', role),
  }),
}));

builder.objectField(Session, 'awaitsCode', (t) =>
  t.boolean({
    description: 'Whether a sign-in of this browser waits for `completeSignIn`.',
    resolve: (_actor, _args, context) => awaitsCode(context),
  }),
);

const SecondFactorDraftType = builder.objectRef<SecondFactorDraft>('SecondFactorDraft').implement({
  description: 'What an authenticator app is given. It counts after `confirmSecondFactor`.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Base32, to type by hand. It is shown this once.' }),
    uri: t.exposeString('uri', { description: 'The same as an `otpauth:` address, for a QR code.' }),
  }),
});

const RecoveryCodesType = builder.objectRef<readonly string[]>('RecoveryCodes').implement({
  description: 'Codes for signing in without the app, each valid once.',
  fields: (t) => ({
    codes: t.stringList({
      description: 'Shown this once; only their hashes are kept.',
      resolve: (codes) => [...codes],
    }),
  }),
});

const CodeInput = builder.inputType('CodeInput', {
  description: 'A code of the second factor.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Six digits of the app; at a sign-in a recovery code will do too.' }),
  }),
});

export const SecondFactorProofInput = builder.inputType('SecondFactorProofInput', {
  description: 'That it is oneself who changes the second factor.',
  fields: (t) => ({
    password: t.string({
      description:
        'The caller’s present password. Left out without one: the caller has to have signed in within ten minutes.',
    }),
    code: t.string({
      description: 'Of the present second factor, where there is one: of the app, or a recovery code.',
    }),
  }),
});

builder.mutationFields((t) => ({
  completeSignIn: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Ends a sign-in that answered `SECOND_FACTOR_NEEDED`. The session gets a new cookie; the cart follows.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: CodeInput, required: true, description: 'The code that completes the sign-in.' }) },
    resolve: async (_root, { input }, context) => {
      await completeSignIn(context, input);
      return context.actor;
    },
  }),
  beginSecondFactor: t.field({
    type: SecondFactorDraftType,
    authScopes: { staff: true },
    description:
      'Makes a secret for the caller’s authenticator app, the first one or a replacement. Nothing changes until it is confirmed.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({
        type: SecondFactorProofInput,
        required: true,
        description: 'That it is oneself who sets a second factor up.',
      }),
    },
    resolve: (_root, { input }, context) => beginSecondFactor(context, input),
  }),
  confirmSecondFactor: t.field({
    type: RecoveryCodesType,
    authScopes: { staff: true },
    description: 'Turns the second factor on with a first code of the app, and ends the caller’s other sessions.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: CodeInput, required: true, description: 'What the app shows.' }) },
    resolve: (_root, { input }, context) => confirmSecondFactor(context, input),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesType,
    authScopes: { staff: true },
    description: 'Makes new recovery codes for the caller; the former ones are no longer valid.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({
        type: SecondFactorProofInput,
        required: true,
        description: 'That it is oneself who makes new recovery codes.',
      }),
    },
    resolve: (_root, { input }, context) => renewRecoveryCodes(context, input),
  }),
  turnOffSecondFactor: t.field({
    type: Session,
    authScopes: { staff: true },
    description: 'Turns the caller’s second factor off: the password alone is enough to sign in.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({
        type: SecondFactorProofInput,
        required: true,
        description: 'That it is oneself who turns the second factor off.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      await turnOffSecondFactor(context, input);
      return context.actor;
    },
  }),
}));
