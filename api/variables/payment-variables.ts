import { WebAddress } from './environment-values';
import { variable } from './variable';

/** Where payment providers answer: set to try payments against simulators, never in a shop. */
export const PAYMENT_VARIABLES = {
  stripeUrl: variable<string | null>({
    name: 'STRIPE_URL',
    summary: 'Where Stripe’s API is, to try payments against a simulator.',
    standard: 'Stripe’s own',
    absent: null,
    expected: 'an address, for example http://127.0.0.1:4010',
    schema: WebAddress,
  }),
  yookassaUrl: variable<string | null>({
    name: 'YOOKASSA_URL',
    summary: 'Where YooKassa’s API is, to try payments against a simulator.',
    standard: 'YooKassa’s own',
    absent: null,
    expected: 'an address without a closing slash, for example http://127.0.0.1:4011/v3',
    schema: WebAddress,
  }),
} as const;
