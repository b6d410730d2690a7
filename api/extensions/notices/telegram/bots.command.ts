import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { logFailure } from '../../../db/log-failure';
import { startTicker } from '../../../kernel/ticker';
import type { Worker, WorkerLogger } from '../../../sending/worker';
import { type BotRow, type BotServices, botOf } from './acting';
import { type Bot, callBot } from './bot-api';
import { handleUpdate } from './update.command';

/** Where Telegram sends what is written to the bot of a shop, and what it says to be known by. */
export const webhookPath = (channelId: string) => `/notices/telegram/${channelId}`;
export const webhookSecret = ({ token }: Bot) => createHash('sha256').update(`webhook ${token}`).digest('hex');

export interface BotsServices extends BotServices {
  readonly logger: WorkerLogger;
  readonly publicUrl: string | null;
}

export interface BotTimes {
  /** How long Telegram may wait for something to hand over. */
  readonly waitMs: number;
  readonly pauseMs: number;
}

const TIMES: BotTimes = { waitMs: 25_000, pauseMs: 1000 };
const ALLOWED = ['message', 'callback_query', 'my_chat_member'];
/** Longer than one look lasts. */
const LEASE_MS = 60_000;

/**
 * Listens to the shops' bots: Telegram gets an address to send to when the server can be reached by https, else it is
 * asked. Of several processes one asks for a bot.
 */
export function startBots(services: BotsServices, times = TIMES): Worker {
  const stopping = new AbortController();
  /** Bots that Telegram knows how to hand over, by id and version. */
  const known = new Set<string>();
  const ticker = startTicker({
    everyMs: times.pauseMs,
    work: async () => {
      const bots = await services.db.noticeChannel.findMany({
        where: { kind: 'TELEGRAM', isActive: true },
        include: { channel: true },
      });
      await Promise.all(
        bots.map((row) => listen(services, row, { known, signal: stopping.signal, waitMs: times.waitMs })),
      );
    },
    onTrouble: (error) => logFailure(services.logger, error, 'bots could not be looked after'),
  });
  return {
    stop: async () => {
      stopping.abort();
      await ticker.stop();
    },
  };
}

interface Listening {
  readonly known: Set<string>;
  readonly signal: AbortSignal;
  readonly waitMs: number;
}

async function listen(services: BotsServices, row: BotRow, { known, signal, waitMs }: Listening): Promise<void> {
  const { agent, secrets, logger, publicUrl } = services;
  const key = `${row.id} ${row.version}`;
  try {
    const bot = botOf(secrets, row);
    const hook = publicUrl?.startsWith('https:') ? new URL(webhookPath(row.channelId), publicUrl).href : null;
    if (!known.has(key)) {
      const { outcome } = hook
        ? await callBot(agent, bot, 'setWebhook', {
            url: hook,
            secret_token: webhookSecret(bot),
            allowed_updates: ALLOWED,
          })
        : await callBot(agent, bot, 'deleteWebhook');
      if (outcome.failure === null) known.add(key);
    }
    if (!hook && known.has(key)) await poll(services, row, { bot, signal, waitMs });
  } catch (error) {
    logFailure(logger, error, 'what was written to a bot could not be read', { noticeChannelId: row.id });
  }
}

const updatesRule = z.array(z.looseObject({ update_id: z.int() }));

/** Asks once what was written, and acts on it. Handled twice after a crash, a press says that it was done already. */
async function poll(
  services: BotsServices,
  row: BotRow,
  { bot, signal, waitMs }: Omit<Listening, 'known'> & { readonly bot: Bot },
) {
  const { db, agent, now, logger } = services;
  const isFree = { id: row.id, OR: [{ polledUntil: null }, { polledUntil: { lt: now() } }] };
  const polledUntil = new Date(now().getTime() + LEASE_MS);
  const [held] = await db.noticeChannel.updateManyAndReturn({ where: isFree, data: { polledUntil } });
  if (!held) return;
  let offset = held.updateOffset;
  try {
    const parameters = { offset: Number(offset), timeout: Math.floor(waitMs / 1000), allowed_updates: ALLOWED };
    const { outcome, result } = await callBot(agent, bot, 'getUpdates', parameters, { waitMs, signal });
    for (const update of updatesRule.safeParse(result).data ?? []) {
      await handleUpdate(services, row, update).catch((error: unknown) =>
        logFailure(logger, error, 'what was written to a bot could not be acted on', { noticeChannelId: row.id }),
      );
      offset = BigInt(update.update_id) + 1n;
    }
    // Telegram asks to wait, or can't be reached.
    if (outcome.failure !== null)
      await sleep(Math.min(outcome.retryAfterMs ?? 0, waitMs), undefined, { signal }).catch(() => undefined);
  } finally {
    await db.noticeChannel.updateMany({
      where: { id: row.id, polledUntil },
      data: { polledUntil: null, updateOffset: offset },
    });
  }
}
