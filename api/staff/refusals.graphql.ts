import { builder } from '../graphql/builder';
import { refusalType } from '../graphql/refusal.graphql';
import { TooManyAttempts } from '../kernel/refusals';
import {
  InvalidCode,
  InvalidCredentials,
  InvitationUnusable,
  LastAdministrator,
  PasskeyRefused,
  SecondFactorNeeded,
  SecondFactorRequired,
  SignInExpired,
  SignInTooOld,
} from './refusals';

refusalType(
  InvalidCredentials,
  'InvalidCredentials',
  'Login and password do not go together, whichever of them is wrong.',
);
refusalType(TooManyAttempts, 'TooManyAttempts', 'Earlier failures make this login or address wait.', (t) => ({
  seconds: t.exposeInt('seconds', { description: 'Until the next attempt counts.' }),
}));
refusalType(LastAdministrator, 'LastAdministrator', 'The shop would be left without an active administrator.');

refusalType(
  SecondFactorNeeded,
  'SecondFactorNeeded',
  'Login and password are right; a code is asked for. Within ten minutes `completeSignIn` takes it, by the cookie that came with this answer.',
);
refusalType(InvalidCode, 'InvalidCode', 'The code is wrong, or it was used before.');
refusalType(PasskeyRefused, 'PasskeyRefused', 'The passkey is not known here, or its answer came too late.');
refusalType(SignInExpired, 'SignInExpired', 'No sign-in waits for a code, or no longer: begin anew with `signIn`.');
refusalType(
  SignInTooOld,
  'SignInTooOld',
  'The caller has neither password nor code to show and signed in more than ten minutes ago: sign in again.',
);
refusalType(
  SecondFactorRequired,
  'SecondFactorRequired',
  'The shop asks the caller’s role for a second factor, so it can’t be turned off.',
);

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
