import { firstShop } from '../../backup/backup-run.store';
import type { Database } from '../../db/client';
import type { Settings } from '../../env';
import { type Facts, type PartState, statusOf } from '../status';
import { readFacts } from '../status.store';
import { attention, type Finding, failing, ok } from './finding';

/** What staff see of the shop's state in the command center. */
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
  return [...aboutSending(WORKER, RECEIVERS, facts), backup];
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
