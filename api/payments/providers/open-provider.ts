import type { PaymentProvider as Account } from '../../generated/prisma/client';
import type { SecretBox } from '../../kernel/secrets';
import type { PaymentProvider } from '../payment-provider';
import { readAddress } from './provider-address';
import { stripeProvider } from './stripe/stripe-provider';
import { yookassaProvider } from './yookassa/yookassa-provider';

export const YOOKASSA_URL = 'https://api.yookassa.ru/v3';

/** Where the providers' APIs answer; null: where they always do. */
export interface ProviderUrls {
  readonly stripeUrl: string | null;
  readonly yookassaUrl: string | null;
}

/** Keys in the clear: as staff type them, or out of the box. */
export interface ProviderKeys extends Pick<Account, 'kind' | 'account'> {
  readonly key: string;
  readonly noticeSecret: string | null;
}

/** Speaks to the provider with an account's keys. */
export type OpenProvider = (keys: ProviderKeys) => PaymentProvider;

export function providersAt({ stripeUrl, yookassaUrl }: ProviderUrls): OpenProvider {
  const address = stripeUrl === null ? null : readAddress(stripeUrl);
  return ({ kind, account, key, noticeSecret }) =>
    kind === 'STRIPE'
      ? stripeProvider({ key, noticeSecret, address })
      : yookassaProvider({ shopId: account ?? '', key, url: yookassaUrl ?? YOOKASSA_URL });
}

/** @throws {SecretUnreadable} when the server's key is another one than sealed it. */
export function unsealedKeys(account: Account, secrets: SecretBox): ProviderKeys {
  const { kind, keyCipher, noticeCipher } = account;
  return {
    kind,
    account: account.account,
    key: secrets.open(keyCipher, 'payment-key'),
    noticeSecret: noticeCipher && secrets.open(noticeCipher, 'payment-notice-secret'),
  };
}
