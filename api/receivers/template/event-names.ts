import type { ReceiverEvent } from '../../generated/prisma/client';

/** The names of events for receivers: stable, since other people's programs branch on them. */
export const EVENT_NAMES: Readonly<Record<ReceiverEvent, string>> = {
  PLACED: 'order.placed',
  STATUS_CHANGED: 'order.status_changed',
  CANCELLED: 'order.cancelled',
  NOT_TAKEN: 'order.not_taken',
  AMENDED: 'order.amended',
  STEPPED_BACK: 'order.stepped_back',
  PAYMENT_AUTHORISED: 'payment.authorised',
  PAYMENT_CAPTURED: 'payment.captured',
  PAYMENT_VOIDED: 'payment.voided',
  PAYMENT_FAILED: 'payment.failed',
  PAYMENT_EXPIRED: 'payment.expired',
  PAYMENT_REFUNDED: 'payment.refunded',
  PAYMENT_REFUND_FAILED: 'payment.refund_failed',
  PRODUCT_UPDATED: 'product.updated',
  PRICE_UPDATED: 'price.updated',
  STOP_UPDATED: 'stop.updated',
  HOURS_UPDATED: 'hours.updated',
  PAUSE_UPDATED: 'pause.updated',
  PRINT_UNKNOWN: 'print.unknown',
  NOTICE_FAILED: 'notice.failed',
};
