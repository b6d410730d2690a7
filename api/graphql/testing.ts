import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { graphql } from 'graphql';
import { pino } from 'pino';
import { request } from 'undici';
import type { Actor, TokenActor } from '../access/caller';
import { catalogNow } from '../catalog/read-model/catalog-in-memory.store';
import type { Database } from '../db/client';
import type { Notifications } from '../db/notifications';
import { NO_REPLICA } from '../db/replica/replica-reads';
import type { ApiScope, Channel, StaffRole } from '../generated/prisma/client';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { providersAt } from '../payments/providers/open-provider';
import { schema } from '../schema';
import { NO_METER } from '../telemetry/meter';
import type { Context } from './context';

const SILENT: Notifications = {
  subscribe: () => () => undefined,
  async *stream() {},
  close: async () => undefined,
} as unknown as Notifications;

/** Unguarded: the receivers of tests live on loopback. */
const LOOPBACK_AGENT: Context['receiverAgent'] = {
  request: (url, options) => request(url, options),
  connect: async (host, port) => openSocket({ host, port }),
  mayConnect: () => true,
  destroy: async () => undefined,
};

/** A shop to write tests against, with nothing in it. */
export async function createTestChannel(db: Database, change: Partial<Channel> = {}): Promise<Channel> {
  return db.channel.create({
    data: {
      name: { en: 'Test kitchen', ru: 'Тестовая кухня' },
      currencyCode: 'EUR',
      countryCode: 'DE',
      defaultLocale: 'en',
      timeZone: 'Europe/Berlin',
      isPickupAvailable: true,
      isDeliveryAvailable: true,
      ...(change as object),
    },
  });
}

/** A staff member of the channel with a session, as an actor. */
export async function createTestStaff(db: Database, channelId: string, role: StaffRole): Promise<Actor> {
  const login = `${role.toLowerCase()}-${crypto.randomUUID()}`;
  const member = await db.staffMember.create({ data: { channelId, login, name: role, role } });
  const session = await db.session.create({
    data: {
      channelId,
      kind: 'STAFF',
      staffMemberId: member.id,
      tokenHash: crypto.getRandomValues(new Uint8Array(32)),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return {
    kind: 'staff',
    sessionId: session.id,
    staffMemberId: member.id,
    login,
    name: role,
    role,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
  };
}

/** A program's token of the channel, as an actor. */
export async function createTestToken(
  db: Database,
  channelId: string,
  scopes: readonly ApiScope[],
  isTest = false,
): Promise<TokenActor> {
  const tokenHash = crypto.getRandomValues(new Uint8Array(32));
  const token = await db.apiToken.create({
    data: { channelId, name: 'Till', prefix: 'carte_test', tokenHash, scopes: [...scopes], isTest },
  });
  return { kind: 'token', sessionId: null, apiTokenId: token.id, name: token.name, scopes, isTest };
}

/** A request's context over a real database; every part can be replaced. */
export function testContext(db: Database, channel: Channel | null, change: Partial<Context> = {}): Context {
  return {
    db,
    catalogNow: (shop) => catalogNow(db, shop),
    replica: NO_REPLICA,
    channel,
    notifications: SILENT,
    photos: {} as PhotoStorage,
    logger: pino({ level: 'silent' }),
    signInProvider: null,
    secretKey: Buffer.alloc(32, 7),
    previousSecretKeys: [],
    setUpCode: 'TEST-CODE',
    receiverAgent: LOOPBACK_AGENT,
    announceOrder: async () => undefined,
    announcePayment: async () => undefined,
    mailStaff: async () => false,
    orderPages: () => null,
    mapTiles: null,
    openProvider: providersAt({ stripeUrl: null, yookassaUrl: null }),
    meter: NO_METER,
    deployment: {
      version: '0.0.0',
      publicUrl: null,
      dataDirectory: tmpdir(),
      backupPlace: '/backup',
      isBackupLocked: false,
      makesBackups: true,
    },
    now: () => new Date(),
    requestId: 'test',
    locale: 'en',
    actor: { kind: 'visitor', sessionId: null },
    sessionCookie: { set: () => undefined, clear: () => undefined },
    signInTicket: { token: null, set: () => undefined, clear: () => undefined },
    deviceMarks: { value: null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: null,
    origin: 'http://localhost:3000',
    inTurn: (_cost, work) => work(),
    countWrite: () => null,
    ...change,
  };
}

/**
 * Runs a document against the schema, without HTTP, and gives the data.
 *
 * @throws {AggregateError} when the answer has top-level errors: a test of those looks at `execute`.
 */
export async function run<Data = Record<string, unknown>>(
  context: Context,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await execute(context, source, variables);
  if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
  return data as Data;
}

export function execute(context: Context, source: string, variables: Record<string, unknown> = {}) {
  return graphql({ schema, source, contextValue: context, variableValues: variables });
}

export { encodeId as globalId } from './global-id';
