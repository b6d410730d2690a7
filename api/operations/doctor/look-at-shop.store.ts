import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { firstShop } from '../../backup/backup-run.store';
import type { Database } from '../../db/client';
import type { Settings } from '../../env';
import { type Facts, type PartState, statusOf } from '../status';
import { readFacts } from '../status.store';
import { attention, type Finding, failing, ok } from './finding';

const PATIENCE_MS = 5_000;
const TLS_PORT = 465;
const mailServer = z.looseObject({ host: z.string(), port: z.number() });

/** What staff see of the shop's state in the command center, and whether its mail servers answer. */
export async function lookAtShop(
  db: Database,
  { dataDirectory, scheduledBackups }: Pick<Settings, 'dataDirectory' | 'scheduledBackups'>,
  now: Date,
): Promise<Finding[]> {
  const shop = await firstShop(db);
  if (shop === null)
    return [attention('database', 'There is no shop yet. Set it up with the code that journalctl -u carte shows.')];
  const facts = await readFacts(db, shop.id, dataDirectory, now);
  const { WORKER, RECEIVERS, BACKUP } = statusOf(facts, now);
  const backup = scheduledBackups
    ? aboutBackup(BACKUP, facts.backup)
    : ok('backup', 'Another program makes the backups: SCHEDULED_BACKUPS is off.');
  return [...aboutSending(WORKER, RECEIVERS, facts), backup, ...(await lookAtMail(db))];
}

function aboutSending(worker: PartState, receivers: PartState, { workerLateSeconds }: Facts): Finding[] {
  const late = `Orders wait for ${Math.round(workerLateSeconds)} s to be sent. Restart Carte, and see that WORKER is on.`;
  const found = [
    ...(worker === 'FAILING' ? [failing('sending', late)] : []),
    ...(worker === 'ATTENTION'
      ? [attention('sending', 'Nothing is sent to receivers. Release it at the top of the command center.')]
      : []),
    ...(receivers === 'ATTENTION'
      ? [attention('sending', 'A receiver fails, or messages to it were given up. Settings → Receivers says which.')]
      : []),
  ];
  return found.length > 0 ? found : [ok('sending', 'Orders go to their receivers.')];
}

function aboutBackup(state: PartState, { isOn, lastSuccessAt, isTrialOk }: Facts['backup']): Finding {
  const last =
    lastSuccessAt === null ? 'There is no backup yet.' : `The last backup is of ${lastSuccessAt.toISOString()}.`;
  if (state === 'OK') return ok('backup', last);
  const step = isOn
    ? 'Settings → Status and backups says why, and makes one by “Back up now”.'
    : 'Switch them on under Settings → Status and backups.';
  const trial = isTrialOk === false ? ' Its test restore failed.' : '';
  return (state === 'FAILING' ? failing : attention)('backup', `${last}${trial} ${step}`);
}

async function lookAtMail(db: Database): Promise<Finding[]> {
  const channels = await db.noticeChannel.findMany({ where: { kind: 'MAIL', isActive: true } });
  if (channels.length === 0)
    return [ok('mail', 'No mail server is set: nothing is mailed. Settings → Messages has the form.')];
  return Promise.all(channels.map(({ settings }) => askMailServer(mailServer.parse(settings))));
}

/** Greets it as for a mail, without signing in. */
async function askMailServer({ host, port }: z.infer<typeof mailServer>): Promise<Finding> {
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return ok('mail', `The mail server ${host}:${port} answers.`);
  } catch (error) {
    return failing(
      'mail',
      `The mail server ${host}:${port} does not answer (${error instanceof Error ? error.message : error}). Correct it under Settings → Messages; many providers block port 25: use 465 or 587.`,
    );
  } finally {
    transport.close();
  }
}
