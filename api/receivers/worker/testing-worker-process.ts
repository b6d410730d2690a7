import pino from 'pino';
import { z } from 'zod';
import { createDatabase } from '../../db/client';
import { createNotifications } from '../../db/notifications';
import { createSecretBox } from '../../kernel/secrets';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import { startWorker } from './worker';

/** A worker in a process of its own, for tests that kill it: it gets the database's URL and the secret key. */
const [url, key] = z.tuple([z.url(), z.base64()]).parse(process.argv.slice(2));
startWorker({
  db: createDatabase(url),
  notifications: createNotifications(url),
  secrets: createSecretBox(Buffer.from(key, 'base64')),
  agent: createGuardedAgent(parseAddressPolicy('all')),
  logger: pino(process.stderr),
});
