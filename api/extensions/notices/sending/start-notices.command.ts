import type { Database } from '../../../db/client';
import { logFailure } from '../../../db/log-failure';
import { resealed, type SecretBox } from '../../../kernel/secrets';
import { startTicker } from '../../../kernel/ticker';
import type { SendingServices } from '../../../sending/sending-extension';
import type { Worker } from '../../../sending/worker';
import { startSending } from '../../../sending/worker';
import { writeDailySums } from '../recipients/daily-sum.command';
import { type BotTimes, startBots } from '../telegram/bots.command';
import { lookAfterTroubles } from '../troubles/look-after-troubles.command';
import { announceFailed } from './announce-failed.store';
import { NOTICES_TOPIC, noticesQueue } from './notices-queue';

const SECOND = 1000;
const LOOK_EVERY_MS = 15 * SECOND;
/** Milliseconds before each attempt, three hours in all: what a notice says is of no use later. */
const SCHEDULE = [0, 2, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 3600].map((seconds) => seconds * SECOND);

/** Sends notices. Where no shop has a channel, nothing runs until the first one is set up. */
export function startNotices(
  services: SendingServices,
  schedule: readonly number[] = SCHEDULE,
  botTimes?: BotTimes,
): Worker {
  const { secrets } = services;
  let workers: readonly Worker[] = [];
  const start = () => {
    if (workers.length > 0) return;
    const bots = startBots({ ...services, now: () => new Date() }, botTimes);
    const looking = startTicker({
      everyMs: LOOK_EVERY_MS,
      work: async () => {
        await lookAfterTroubles(services);
        await writeDailySums(services.db);
        await announceFailed(services.db, new Date());
      },
      onTrouble: (error) => logFailure(services.logger, error, 'could not look after what does not work'),
    });
    workers = [startSending(noticesQueue(services), services, { schedule }), bots, looking];
  };
  const stopListening = services.notifications.subscribe(NOTICES_TOPIC, start);
  const looking = resealPasswords(services.db, secrets).then(
    (count) => count > 0 && start(),
    // The first notice starts it.
    () => undefined,
  );
  return {
    async stop() {
      stopListening();
      await looking;
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Seals with the present key what a former one sealed. @returns how many channels there are. */
async function resealPasswords(db: Database, secrets: SecretBox): Promise<number> {
  const channels = await db.noticeChannel.findMany({ select: { id: true, secretCipher: true } });
  for (const { id, secretCipher } of channels) {
    const cipher = secretCipher && resealed(secrets, secretCipher, 'notice-channel');
    // What staff enter at this moment on another node is newer.
    if (cipher !== secretCipher)
      await db.noticeChannel.updateMany({ where: { id, secretCipher }, data: { secretCipher: cipher } });
  }
  return channels.length;
}
