import { PAYMENT_TYPES } from '../payment-type';
import type { Entity } from './entity';

/** A way to pay. */
export const paymentMethod = {
  typename: 'PaymentMethod',
  limit: 20,
  fields: {
    type: { kind: 'choice', values: PAYMENT_TYPES, isRequired: true },
    name: { kind: 'localized', maximum: 80, isRequired: true },
    details: { kind: 'localized', maximum: 500 },
    isActive: { kind: 'flag', initial: true },
    providerId: { kind: 'id', isNullable: true },
  },
} as const satisfies Entity;
