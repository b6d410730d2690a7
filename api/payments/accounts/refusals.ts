import { refusal } from '../../kernel/refusal';

export class ProviderInUse extends refusal('PROVIDER_IN_USE', 409, 'Ways to pay or payments still need the account.') {}

export class KeysRefused extends refusal(
  'KEYS_REFUSED',
  409,
  'The provider does not open the account with these keys.',
) {
  /** @param reason - as the provider names it. */
  constructor(readonly reason: string) {
    super({ reason }, ['key']);
  }
}

export class ProviderUnreachable extends refusal('PROVIDER_UNREACHABLE', 409, 'The provider could not be asked.') {}
