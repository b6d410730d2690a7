import type { PaymentProviderKind } from '../../generated/prisma/client';

/** How secret keys begin. What begins otherwise is a publishable key, or another program’s. */
const KEYS: Readonly<Record<PaymentProviderKind, RegExp>> = {
  STRIPE: /^[sr]k_(?:test|live)_\w+$/,
  YOOKASSA: /^(?:test|live)_[\w-]+$/,
};

export function isKeyOf(kind: PaymentProviderKind, key: string): boolean {
  return KEYS[kind].test(key);
}

/** False: with it play money is paid. */
export function isLiveKey(key: string): boolean {
  return /^(?:[sr]k_)?live_/.test(key);
}
