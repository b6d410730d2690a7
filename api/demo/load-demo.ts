import { randomBytes } from 'node:crypto';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Database, Transaction } from '../db/client';
import { sql } from '../db/sql';
import { transaction } from '../db/transaction';
import { createSecretBox } from '../kernel/secrets';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { makeSigningSecret } from '../receivers/request/signature';
import { DEMO_TIMEOUT_MS, loadDemoMenu } from './load-demo-menu';
import { demoChannel } from './shop';

export interface DemoServices {
  readonly photos: PhotoStorage;
  readonly hashPassword: (password: string) => Promise<string>;
  /** 32 bytes that seal the receiver's signing secret. */
  readonly secretKey: Uint8Array;
}

/** Who signs in to the demo shop; the password is kept nowhere else. */
export interface DemoAdministrator {
  readonly login: string;
  readonly password: string;
}

const LOGIN = 'admin';
/** Makes 16 characters of base64url. */
const PASSWORD_BYTES = 12;
/**
 * Opens the demo shop: channel, menu, everything around it, a receiver that is off, and an administrator.
 *
 * @returns null when there is a shop already; nothing is changed then.
 */
export async function createDemoShop(db: Database, services: DemoServices): Promise<DemoAdministrator | null> {
  if ((await db.channel.count()) > 0) return null;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await services.hashPassword(password);
  const create = async (tx: Transaction) => {
    await sql(tx).execute`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demo})`;
    if ((await tx.channel.count()) > 0) return false;
    const channel = await tx.channel.create({ data: { ...demoChannel, currencyCode: 'GEL' } });
    await tx.staffMember.create({
      data: { channelId: channel.id, login: LOGIN, name: 'Administrator', role: 'ADMIN', passwordHash },
    });
    await loadDemoMenu(tx, channel, services.photos);
    await createReceiver(tx, channel.id, services.secretKey);
    return true;
  };
  const isCreated = await transaction(db, create, DEMO_TIMEOUT_MS);
  return isCreated ? { login: LOGIN, password } : null;
}

/** Switched off, with an address that does not answer: an example to look at and to edit. */
async function createReceiver(tx: Transaction, channelId: string, secretKey: Uint8Array): Promise<void> {
  const secret = makeSigningSecret(randomBytes);
  await tx.receiver.create({
    data: {
      channelId,
      name: 'Kitchen printer',
      isActive: false,
      url: 'https://example.com/orders',
      method: 'POST',
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      bodyTemplate: '{{ order | json }}',
      events: ['PLACED', 'CANCELLED'],
      secretCipher: createSecretBox(secretKey).seal(secret, 'receiver-signing-secret'),
    },
  });
}
