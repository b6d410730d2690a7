import type { Logger } from 'pino';
import type { Locale } from '../../domain/locale';
import type { Actor, Caller } from '../access/caller';
import type { SignInProvider } from '../access/sign-in-provider';
import type { CatalogTables } from '../catalog/read-model/catalog-tables';
import type { Database } from '../db/client';
import type { Notifications } from '../db/notifications';
import type { AnnounceOrder, AnnouncePayment } from '../db/outbox';
import type { ReplicaReads } from '../db/replica/replica-reads';
import type { Channel } from '../generated/prisma/client';
import type { GuardedAgent } from '../kernel/guarded-agent';
import { ShopNotSetUp } from '../kernel/refusals';
import type { PhotoStorage } from '../media/storage/photo-storage';
import type { OpenProvider } from '../payments/providers/open-provider';
import type { MailStaff } from '../sending/mail-staff';
import type { Meter } from '../telemetry/meter';
import type { SharedResults } from './shared-results';

/** Pictures that a map is laid out of, and who made them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string | null;
  /** Whether browsers of shoppers may ask there too. */
  readonly isForShoppers: boolean;
}

/** What the process knows of itself, for staff who look after it. */
export interface Deployment {
  readonly version: string;
  /** The origin that visitors type, from the settings. */
  readonly publicUrl: string | null;
  /** Its file system is watched. */
  readonly dataDirectory: string;
  /** Where backups are kept: a folder, or a bucket's address. */
  readonly backupPlace: string;
  readonly isBackupLocked: boolean;
  /** Whether this process makes backups when they are due. */
  readonly makesBackups: boolean;
}

/** What the process has once, handed to every request. */
export interface Services {
  readonly db: Database;
  /** For readings that need not be of the primary. */
  readonly replica: ReplicaReads;
  readonly notifications: Notifications;
  readonly photos: PhotoStorage;
  readonly logger: Logger;
  /** Staff can sign in with it; null where the operator configured none. */
  readonly signInProvider: SignInProvider | null;
  /** 32 bytes that seal receivers' secrets and second factors', and sign the marks of known devices. */
  readonly secretKey: Buffer;
  /** Former ones: what they sealed is still read. */
  readonly previousSecretKeys: readonly Buffer[];
  /** Guards the first-run wizard; printed by the server. */
  readonly setUpCode: string;
  /** Connects to receivers, and refuses addresses that the operator has not opened. */
  readonly receiverAgent: GuardedAgent;
  /** Tells receivers of an order inside the transaction that changes it. */
  readonly announceOrder: AnnounceOrder;
  /** The same of a payment. */
  readonly announcePayment: AnnouncePayment;
  /** Sends mails to staff, of a shop that sends any. */
  readonly mailStaff: MailStaff;
  /** Where people see an order of a shop with these hosts; null when the shop's address is not known. */
  readonly orderPages: (
    order: { readonly id: string; readonly token: string },
    hosts: readonly string[],
  ) => { readonly url: string; readonly staffUrl: string } | null;
  /** The background of staff's maps; null when the operator has named none. */
  readonly mapTiles: MapTiles | null;
  /** Speaks to those who take card payments. */
  readonly openProvider: OpenProvider;
  /** What the process knows of itself. */
  readonly deployment: Deployment;
  /** Receives events for metrics and traces. */
  readonly meter: Meter;
  readonly now: () => Date;
}

/** How a request's answer changes the session cookie. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** A sign-in that waits for its code: the cookie's owner is identified, but not signed in. */
export interface SignInTicketCookie extends SessionCookie {
  /** Null when the request came with none. */
  readonly token: string | null;
}

/** Marks of people who signed in from this browser before. */
export interface DeviceMarksCookie extends SessionCookie {
  /** As the browser sent it, unverified; null when the request came without one. */
  readonly value: string | null;
}

/** A side effect of answering, to run for each caller. */
export type AnswerEffect = (context: Context) => void;

export interface Context extends Services {
  /** The shop's catalog in memory, for queries: see `fromCatalog`. */
  readonly catalog?: CatalogTables | undefined;
  /** Reads it with all that has been written until now. */
  readonly catalogNow: (shop: Channel) => Promise<CatalogTables>;
  /** Where a query that repeats fields keeps what they resolved to. */
  readonly results?: SharedResults;
  readonly requestId: string;
  /** The shop that the request's host names; null until one is set up. */
  readonly channel: Channel | null;
  readonly locale: Locale;
  /** Changes within a request: signing in and the first cart line make a session. */
  actor: Actor;
  readonly sessionCookie: SessionCookie;
  readonly signInTicket: SignInTicketCookie;
  readonly deviceMarks: DeviceMarksCookie;
  /** The peer's address, for delays after failed sign-ins. */
  readonly address: string;
  readonly userAgent: string | null;
  /** Origin for absolute links, without a closing slash. */
  readonly origin: string;
  /** Side effects to run again for each caller who gets a cached answer: see `eachAnswer`. */
  readonly repeated?: AnswerEffect[];
  /** Runs what costs so many objects when the caller's turn has come; at once within work that has it. */
  readonly inTurn: <Value>(cost: number, work: () => Promise<Value>) => Promise<Value>;
  /** Counts a change against what the caller may do within a minute; null where nothing is counted. */
  readonly countWrite: () => { readonly isUsedUp: boolean; readonly resetSeconds: number } | null;
}

/** @throws {ShopNotSetUp} when there is no shop yet. */
export function channelOf({ channel }: Pick<Context, 'channel'>): Channel {
  if (!channel) throw new ShopNotSetUp();
  return channel;
}

/** The narrow view of the context that commands take. */
export function callerOf(context: Context): Caller {
  const { db, actor, locale, now } = context;
  return { db, channel: channelOf(context), actor, locale, now };
}
