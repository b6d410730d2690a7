import { builder } from '../graphql/builder';
import { refusalType } from '../graphql/refusal.graphql';
import { InvalidCredentials, InvitationUnusable, LastAdministrator, TooManyAttempts } from './refusals';

refusalType(
  InvalidCredentials,
  'InvalidCredentials',
  'Login and password do not go together, whichever of them is wrong.',
);
refusalType(TooManyAttempts, 'TooManyAttempts', 'Earlier failures make this login or address wait.', (t) => ({
  seconds: t.exposeInt('seconds', { description: 'Until the next attempt counts.' }),
}));
refusalType(LastAdministrator, 'LastAdministrator', 'The shop would be left without an active administrator.');

const InvitationFaultEnum = builder.enumType('InvitationFault', {
  description: 'What is wrong with an invitation’s link.',
  values: {
    UNKNOWN: { description: 'It never was an invitation, or one of long ago.' },
    USED: { description: 'Somebody accepted it.' },
    REVOKED: { description: 'An administrator took it back.' },
    EXPIRED: { description: 'Its days are over.' },
  },
});

refusalType(InvitationUnusable, 'InvitationUnusable', 'The link lets nobody in.', (t) => ({
  reason: t.expose('reason', { type: InvitationFaultEnum, description: 'What is wrong with it.' }),
}));
