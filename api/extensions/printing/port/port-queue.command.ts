import { z } from 'zod';
import type { Database } from '../../../db/client';
import { type Printer, Prisma } from '../../../generated/prisma/client';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import type { DeliveryOutcome } from '../../../sending/deliver';
import { type DeliveryFailure, failureOf } from '../../../sending/delivery-failure';
import type { Queue, QueueTables } from '../../../sending/queue';
import { settleJob, takeJob } from '../fetch-jobs.store';
import { PRINT_TOPIC } from '../printer-news';
import { noteState } from '../printers.store';
import { drawSheet } from '../sheet/draw-sheet';
import { bitsOf } from '../sheet/sheet-bits';
import { endpointOf } from './endpoint';
import { portOf } from './port-protocol';

/** Attempts in vain after which a printer is silent. */
const SILENT_AFTER = 3;
const SECOND = 1000;
/** Milliseconds before each attempt: 9 hours in all. What the order no longer needs is skipped when its turn comes. */
export const PORT_SCHEDULE: readonly number[] = [0, 1, 3, ...Array<number>(2200).fill(15)].map((s) => s * SECOND);
/** A printer that was switched on again prints soon. */
export const PORT_BREAKER = { failures: SILENT_AFTER, restsMs: [10 * SECOND] };

const takenSheet = z.strictObject({
  id: z.string(),
  targetId: z.string(),
  targetVersion: z.number(),
  attemptCount: z.number(),
  strikes: z.number(),
  leasedUntil: z.date(),
  sequence: z.number(),
});
type TakenSheet = z.infer<typeof takenSheet>;

const tables: QueueTables<TakenSheet> = {
  messages: Prisma.sql`"PrintSending"`,
  targets: Prisma.sql`"Printer"`,
  targetId: Prisma.sql`"printerId"`,
  attempts: Prisma.sql`"PrintAttempt"`,
  attemptOf: Prisma.sql`"printSendingId"`,
  isRenderedOnce: true,
  // As of receivers: without the offset the planner may join whole tables.
  waits: Prisma.sql`exists (
      select from "PrintSending" earlier
      where earlier."printerId" = message."printerId" and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
      offset 0
    )`,
  columns: Prisma.sql`message."sequence"`,
  taken: takenSheet,
};

export interface PortServices {
  readonly db: Database;
  readonly agent: GuardedAgent;
  readonly now?: () => Date;
}

/** Sends sheets to printers in the shop's network. */
export function portQueue({ db, agent, now = () => new Date() }: PortServices): Queue<TakenSheet> {
  return {
    tables,
    topic: PRINT_TOPIC,
    noun: { message: 'a sheet', target: 'a printer' },
    isRendered: () => true,
    prepare: async (message) => ({ rendered: null, send: () => timed(() => sendSheet({ db, agent, now }, message)) }),
    unmade: () => null,
    targetChanged: async () => undefined,
  };
}

type Ending = Pick<DeliveryOutcome, 'failure' | 'failureDetail'>;
const ENDED: Ending = { failure: null, failureDetail: null };

async function timed(work: () => Promise<Ending>): Promise<DeliveryOutcome> {
  const startedAt = performance.now();
  const ending = await work().catch((error: unknown): Ending => {
    const { failure, detail } = failureOf(error);
    return { failure, failureDetail: detail };
  });
  const durationMs = Math.round(performance.now() - startedAt);
  return { status: null, answer: null, retryAfterMs: null, ...ending, durationMs };
}

/** A job is taken once the printer is known to be well, right before its first byte is sent: an earlier end leaves it in the queue. */
async function sendSheet(
  { db, agent, now }: Required<PortServices>,
  { id, targetId, attemptCount }: TakenSheet,
): Promise<Ending> {
  const job = await db.printJob.findUnique({ where: { id }, include: { printer: true } });
  // Taken by an earlier attempt that ended, by a stand-in, or settled: the job says what became of it.
  if (job?.status !== 'QUEUED' || job.printerId !== targetId) return ENDED;
  const { printer } = job;
  const failed = async (failure: DeliveryFailure, failureDetail: string, trouble: Printer['trouble']) => {
    if (trouble) await noteState(db, printer, trouble, now());
    if (attemptCount >= PORT_SCHEDULE.length)
      await settleJob(db, printer, { id, event: 'FAIL', failure: failureDetail }, now());
    return { failure, failureDetail };
  };
  const socket = await agent.connect(...endpointOf(printer.address ?? '')).catch((error: unknown) => failureOf(error));
  if ('failure' in socket) {
    const isSilent = attemptCount >= SILENT_AFTER || socket.failure === 'ADDRESS_REFUSED';
    return failed(socket.failure, socket.detail, isSilent ? 'SILENT' : null);
  }
  try {
    const port = portOf(socket);
    const state = await port.state();
    if (state.trouble) return await failed('STATUS', state.trouble, state.trouble);
    await noteState(db, printer, null, now());
    const taken = await takeJob(db, printer, id, now(), true);
    if (taken === null || taken === 'SKIPPED') return ENDED;
    const outcome = await port.print(await bitsOf(await drawSheet(taken.sheet, printer.paper)), state);
    await settleJob(db, printer, { id, ...outcome }, now());
    return ENDED;
  } finally {
    socket.destroy();
  }
}
