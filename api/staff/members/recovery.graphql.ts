import { FOR_STAFF } from '../../graphql/audience-schema';
import { builder } from '../../graphql/builder';
import { InvalidInput } from '../../kernel/refusals';
import { Session } from '../sign-in/session.graphql';
import { askForRecovery, recoverPassword } from './recover-by-mail.command';

builder.prismaObjectField('Channel', 'recoversByMail', (t) =>
  t.boolean({
    authScopes: { public: true },
    extensions: FOR_STAFF,
    description:
      'Whether `askForRecovery` sends anything: the shop has a mail server, and the server knows its public address.',
    resolve: ({ noticeKinds }, _args, { deployment }) => deployment.publicUrl !== null && noticeKinds.includes('MAIL'),
  }),
);

const AskForRecoveryInput = builder.inputType('AskForRecoveryInput', {
  description: 'Who forgot their password.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address that the shop has of the staff member.' }),
  }),
});

const RecoverPasswordInput = builder.inputType('RecoverPasswordInput', {
  description: 'A password in the place of a forgotten one.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The last part of the link in the mail.' }),
    password: t.string({
      required: true,
      description: 'The password from now on: 10 to 128 characters, not one of the common ones.',
    }),
  }),
});

builder.mutationFields((t) => ({
  askForRecovery: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Mails a link for a new password, valid for an hour, to the staff member with this address. The answer is the same when ' +
      'there is none.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: AskForRecoveryInput, required: true, description: 'Whose link is asked for.' }) },
    resolve: (_root, { input }, context) => {
      askForRecovery(context, input);
      return context.actor;
    },
  }),
  recoverPassword: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Sets a password by the link of `askForRecovery`, once, and ends all sessions of the staff member; then they sign in.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: RecoverPasswordInput, required: true, description: 'Link and password.' }) },
    resolve: async (_root, { input }, context) => {
      await recoverPassword(context, input);
      return context.actor;
    },
  }),
}));
