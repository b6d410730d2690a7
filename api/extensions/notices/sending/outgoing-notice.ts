import type { GuardedAgent } from '../../../kernel/guarded-agent';
import type { DeliveryOutcome } from '../../../sending/deliver';

/** What is sent to whom, with the settings of its channel. */
export interface OutgoingNotice {
  readonly id: string;
  readonly settings: unknown;
  /** The channel's password or key, opened. */
  readonly secret: string | null;
  readonly address: string;
  /** With which it is encrypted: see `pushKeys`; null for other means. */
  readonly keys: unknown;
  /** What the other side answered to the first notice of the same order to the same recipient. */
  readonly sentAs: string | null;
  /** JSON. */
  readonly body: string;
}

/** Sends one notice. It never throws. */
export type SendNotice = (notice: OutgoingNotice, agent: GuardedAgent) => Promise<DeliveryOutcome>;
