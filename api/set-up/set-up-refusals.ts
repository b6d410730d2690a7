import { refusal } from '../kernel/refusal';

export class InvalidSetUpCode extends refusal('INVALID_SET_UP_CODE', 403, 'Not the code that the server printed.', [
  'code',
]) {}

export class AlreadySetUp extends refusal(
  'ALREADY_SET_UP',
  409,
  'The shop has an administrator; the wizard is closed.',
) {}
