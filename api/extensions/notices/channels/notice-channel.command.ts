import { z } from 'zod';
import { type Caller, requirePermission } from '../../../access/caller';
import type { Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { CreateNoticeChannelInput, UpdateNoticeChannelInput } from '../../../generated/inputs';
import type { NoticeChannel, NoticeKind } from '../../../generated/prisma/client';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { changeRule } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { TooManyEntries } from '../../../kernel/refusals';
import type { SecretBox } from '../../../kernel/secrets';
import { staffEntity } from '../../../staff-writes/staff-entity.command';
import { newVapidKey } from '../push/vapid';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { askForName } from '../telegram/check-bot';
import { ENTERED_KINDS, type EnteredKind, SETTINGS_RULES, secretRule, telegramSettings } from './channel-kinds';

export const noticeChannels = staffEntity({
  typename: 'NoticeChannel',
  permission: 'settings',
  table: (tx) => tx.noticeChannel,
});

const fields = {
  settings: z.unknown(),
  secret: secretRule.nullable(),
  isActive: z.boolean(),
};
const newRule = z.strictObject({ ...fields, kind: z.enum(ENTERED_KINDS) }).partial({ secret: true, isActive: true });

/** What makes a channel work again that rested after failures. */
const AWAKE = { failuresInARow: 0, restsUntil: null, stoppedSince: null };

export interface ChannelServices {
  readonly secrets: SecretBox;
  readonly agent: GuardedAgent;
}

/**
 * Sets a means of sending up; its password is sealed, and a bot's is tried.
 *
 * @throws {InvalidInput | TooManyEntries | BotTokenRefused | Forbidden}
 */
export async function createNoticeChannel(
  caller: Caller,
  services: ChannelServices,
  input: CreateNoticeChannelInput,
): Promise<NoticeChannel> {
  const { kind, secret = null, isActive = true, ...given } = parseInput(newRule, input, ['input']);
  requirePermission(caller.actor, 'settings');
  const settings = await withBot(services.agent, kind, readSettings(kind, given.settings), secret);
  const sealedSecret = sealed(services.secrets, kind === 'PUSH' ? newVapidKey() : secret);
  const channelId = caller.channel.id;
  return noticeChannels.create(caller, async (tx) => {
    if ((await tx.noticeChannel.count({ where: { channelId, kind } })) > 0) throw new TooManyEntries(1);
    await writeKinds(tx, channelId, { kind, isActive });
    return tx.noticeChannel.create({
      data: { channelId, kind, settings, isActive, secretCipher: sealedSecret },
    });
  });
}

/**
 * Changes a means of sending; a password that is left out stays.
 *
 * @throws {InvalidInput | NotFound | Conflict | BotTokenRefused | Forbidden}
 */
export async function updateNoticeChannel(
  caller: Caller,
  services: ChannelServices,
  input: UpdateNoticeChannelInput,
): Promise<NoticeChannel> {
  const { id, version, secret, settings, ...change } = parseInput(changeRule(z.strictObject(fields)), input, ['input']);
  requirePermission(caller.actor, 'settings');
  const bot = await readBot(caller, services, { id, secret, settings });
  return noticeChannels.update(caller, { id, version, change: { ...change, ...AWAKE } }, async (tx, stored) => {
    await writeKinds(tx, caller.channel.id, { ...stored, ...change });
    const kind = ENTERED_KINDS.find((entered) => entered === stored.kind);
    return {
      ...(kind && settings !== undefined && { settings: bot ?? readSettings(kind, settings) }),
      // The key of push is the shop's own: browsers subscribed with it.
      ...(secret !== undefined && kind !== 'PUSH' && { secretCipher: sealed(services.secrets, secret) }),
      // Another bot counts from its own first update.
      ...(secret !== undefined && bot && { settings: bot, updateOffset: 0 }),
    };
  });
}

interface ChangedBot {
  readonly id: string;
  readonly secret: string | null | undefined;
  readonly settings: unknown;
}

/** The settings of a bot as they will be; undefined for other means, and where neither they nor the token change. */
async function readBot(
  { db, channel }: Caller,
  { secrets, agent }: ChannelServices,
  { id, secret, settings }: ChangedBot,
) {
  if (secret === undefined && settings === undefined) return undefined;
  const stored = await db.noticeChannel.findFirst({ where: { id, channelId: channel.id, kind: 'TELEGRAM' } });
  if (!stored) return undefined;
  const kept = stored.secretCipher && secrets.tryOpen(stored.secretCipher, 'notice-channel');
  return withBot(agent, 'TELEGRAM', readSettings('TELEGRAM', settings ?? stored.settings), secret ?? kept);
}

/** Settings with what is found out about a bot. @throws {BotTokenRefused} */
async function withBot(agent: GuardedAgent, kind: EnteredKind, settings: Settings, token: string | null) {
  if (kind !== 'TELEGRAM') return settings;
  const { url } = telegramSettings.parse(settings);
  return { url, bot: await askForName(agent, url, token) };
}

type Settings = ReturnType<typeof readSettings>;

/** With what it was to send, and who followed orders by it. @throws {NotFound | Forbidden} */
export function deleteNoticeChannel(caller: Caller, id: string) {
  const channelId = caller.channel.id;
  return noticeChannels.remove(caller, id, async (tx) => {
    const stored = await tx.noticeChannel.findFirst({ where: { id, channelId } });
    if (stored) await writeKinds(tx, channelId, { kind: stored.kind, isActive: false });
  });
}

function readSettings(kind: EnteredKind, settings: unknown) {
  return parseInput(SETTINGS_RULES[kind], settings, ['input', 'settings']);
}

const sealed = (secrets: SecretBox, secret: string | null) =>
  secret === null ? null : secrets.seal(secret, 'notice-channel');

/** Writes on the shop by what means notices can be sent, once this one is as it will be, and wakes the workers. */
async function writeKinds(
  tx: Transaction,
  channelId: string,
  { kind, isActive }: { readonly kind: NoticeKind; readonly isActive: boolean },
): Promise<void> {
  const others = await tx.noticeChannel.findMany({
    where: { channelId, isActive: true, kind: { not: kind } },
    select: { kind: true },
    orderBy: { kind: 'asc' },
  });
  const noticeKinds = [...others.map((other) => other.kind), ...(isActive ? [kind] : [])];
  await tx.channel.update({ where: { id: channelId }, data: { noticeKinds } });
  await notify(tx, NOTICES_TOPIC, null);
}
