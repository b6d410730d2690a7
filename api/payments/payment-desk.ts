import type { Database } from '../db/client';
import type { AnnounceOrder, AnnouncePayment } from '../db/outbox';
import type { SecretBox } from '../kernel/secrets';
import type { OpenProvider } from './providers/open-provider';

/** All that work on payments takes. */
export interface PaymentDesk {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly openProvider: OpenProvider;
  readonly announceOrder: AnnounceOrder;
  readonly announcePayment: AnnouncePayment;
  readonly now: () => Date;
}
