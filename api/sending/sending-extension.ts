import type { GuardedAgent } from '../kernel/guarded-agent';
import type { SecretBox } from '../kernel/secrets';
import type { Worker, WorkerServices } from './worker';

/** What a queue of an extension gets. */
export interface SendingServices extends WorkerServices {
  readonly secrets: SecretBox;
  readonly agent: GuardedAgent;
}

/** What an extension sends. */
export interface SendingExtension {
  /** Called once in each process that sends to receivers. */
  readonly startSending?: (services: SendingServices) => Worker;
}
