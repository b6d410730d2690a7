import type { AnnounceOrder } from '../db/outbox';
import type { GuardedAgent } from '../kernel/guarded-agent';
import type { SecretBox } from '../kernel/secrets';
import type { DiskReading } from '../telemetry/disk';
import type { Worker, WorkerServices } from './worker';

/** What a queue of an extension gets. */
export interface SendingServices extends WorkerServices {
  readonly secrets: SecretBox;
  readonly agent: GuardedAgent;
  /** As of `Services`: for what is asked for by an answer. */
  readonly announceOrder: AnnounceOrder;
  readonly orderPages: (
    order: { readonly id: string; readonly token: string },
    hosts: readonly string[],
  ) => { readonly url: string; readonly staffUrl: string } | null;
  /** The origin that visitors type. */
  readonly publicUrl: string | null;
  /** Of the disk that the server writes to. */
  readonly disk: () => Promise<DiskReading>;
}

/** What an extension sends. */
export interface SendingExtension {
  /** Called once in each process that sends to receivers. */
  readonly startSending?: (services: SendingServices) => Worker;
}
