import type { Caller } from '../../access/caller';
import type { AnnounceOrder } from '../../db/outbox';
import type { PaymentDesk } from '../../payments/payment-desk';
import type { Meter } from '../../telemetry/meter';

/** What paying takes that is not the order's own. */
export interface PlacingPayments {
  readonly desk: PaymentDesk;
  /** Where the provider sends the shopper back to. */
  readonly returnUrl: (orderToken: string) => string;
}

export interface PlacingCaller extends Caller {
  readonly announceOrder: AnnounceOrder;
  /** For methods that are paid first. */
  readonly payments?: PlacingPayments;
  /** Counts what was placed and what was refused. */
  readonly meter?: Pick<Meter, 'orderPlaced' | 'orderRefused'>;
}
