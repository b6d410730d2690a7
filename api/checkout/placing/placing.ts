import type { Caller } from '../../access/caller';
import type { AnnounceOrder } from '../../db/outbox';
import type { PaymentDesk } from '../../payments/payment-desk';
import type { Meter } from '../../telemetry/meter';
import type { LineWish } from '../cart/choose-line';
import type { DetailsInput } from '../cart/details';
import type { OrderElsewhere } from '../elsewhere/order-elsewhere';
import type { DeskOrder } from './desk-order';

/** Everything that placing an order takes; what is left out is taken from the cart. */
export interface PlaceOrderInput extends DetailsInput {
  /** 1 to 255 characters of the client's choice: the same key gives the same order, whatever happens in between. */
  readonly idempotencyKey: string;
  /** Minor units that the shopper saw: another total is not placed silently. */
  readonly expectedTotal?: number | null;
  /** What the shopper saw as soon as possible to be: one that is much later is not promised silently. */
  readonly expectedBy?: Date | null;
  /** Nothing is placed while there are doubts; whoever insists sends it again without. */
  readonly asksOnDoubt?: boolean | null;
  /** Places these dishes and leaves the cart alone: for clients that keep a cart of their own. */
  readonly lines?: readonly LineWish[] | null;
  /** Taken by staff, who may set rules aside. */
  readonly desk?: DeskOrder;
  /** Ordered at another place, which may have its money already. */
  readonly elsewhere?: OrderElsewhere;
}

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

/** Whether a shopper places it: what staff take by phone and what comes from elsewhere goes by other rules. */
export function isShoppersOwn({
  desk,
  elsewhere,
}: {
  readonly desk?: DeskOrder | null;
  readonly elsewhere?: OrderElsewhere | null;
}): boolean {
  return !desk && !elsewhere;
}
