import type { z } from 'zod';
import type { Prisma } from '../generated/prisma/client';
import type { DeliveryOutcome } from './deliver';
import type { DeliveryFailure } from './delivery-failure';

/**
 * A message that this worker holds until `leasedUntil`, with its target as it is now. No two leases of a message end at the
 * same instant: `leasedUntil` tells a worker that was too slow from the one that took over.
 */
export interface TakenMessage {
  readonly id: string;
  readonly targetId: string;
  /** Of the target's row: what the message is rendered from. */
  readonly targetVersion: number;
  /** This attempt included. */
  readonly attemptCount: number;
  /** Times in a row that rendering it ended a process. */
  readonly strikes: number;
  readonly leasedUntil: Date;
}

/**
 * A table of messages and the table of their targets. A message has the columns `id`, `sequence`, `status` (`OutboxStatus`),
 * `attemptCount`, `strikes`, `renderingSince`, `requestUrl`, `requestBody`, `nextAttemptAt`, `leasedUntil`, `deliveredAt` and the name of
 * its target; a target has `id`, `channelId`, `version`, `isActive`, `stoppedSince`, `failuresInARow` and `restsUntil`.
 */
export interface QueueTables<Message extends TakenMessage> {
  readonly messages: Prisma.Sql;
  readonly targets: Prisma.Sql;
  /** The column of a message that names its target. */
  readonly targetId: Prisma.Sql;
  /** The log of attempts, and its column that names the message. */
  readonly attempts: Prisma.Sql;
  readonly attemptOf: Prisma.Sql;
  /** A condition on `message`: an earlier one has to be sent first. */
  readonly waits: Prisma.Sql;
  /** Messages are written rendered: a change of their target leaves them as they are. */
  readonly isRenderedOnce?: true;
  /** What is read of `message` and `target` beside {@link TakenMessage}. */
  readonly columns: Prisma.Sql;
  readonly taken: z.ZodType<Message>;
}

/** What stays equal to the byte on every retry. */
export interface RenderedRequest {
  readonly url: string;
  readonly body: string;
}

/** A message that can be sent. */
export interface Prepared {
  /** What was rendered just now and is kept before it is sent; null: an earlier attempt did, or nothing has to be. */
  readonly rendered: RenderedRequest | null;
  /** One attempt. It never throws. */
  send(): Promise<DeliveryOutcome>;
}

/** Why a message could not be prepared. */
export interface Unmade {
  readonly failure: DeliveryFailure;
  readonly detail: string;
  /** Whether a later attempt may succeed without anybody repairing the target. */
  readonly mayPass: boolean;
  /** Whether it ended the process that rendered it. */
  readonly isStrike: boolean;
}

export interface TargetRow {
  readonly id: string;
  readonly channelId: string;
}

/** What the engine sends, and how. */
export interface Queue<Message extends TakenMessage> {
  readonly tables: QueueTables<Message>;
  /** Wakes the workers: see `notify`. */
  readonly topic: string;
  /** What messages and targets are called in the log. */
  readonly noun: { readonly message: string; readonly target: string };
  /** Whether an earlier attempt has rendered it. */
  isRendered(message: Message): boolean;
  /** @param at - of the attempt. @throws what `unmade` knows, or an error after which the attempt is repeated. */
  prepare(message: Message, at: Date): Promise<Prepared>;
  /** Null for an error that says nothing of the message. */
  unmade(error: unknown): Unmade | null;
  /** After a target began to rest, works again, was paused or stopped. */
  targetChanged(target: TargetRow): Promise<void>;
}
