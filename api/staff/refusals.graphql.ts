import { refusalType } from '../graphql/refusal.graphql';
import { InvalidCredentials, LastAdministrator, TooManyAttempts } from './refusals';

refusalType(
  InvalidCredentials,
  'InvalidCredentials',
  'Login and password do not go together, whichever of them is wrong.',
);
refusalType(TooManyAttempts, 'TooManyAttempts', 'Earlier failures make this login or address wait.', (t) => ({
  seconds: t.exposeInt('seconds', { description: 'Until the next attempt counts.' }),
}));
refusalType(LastAdministrator, 'LastAdministrator', 'The shop would be left without an active administrator.');
