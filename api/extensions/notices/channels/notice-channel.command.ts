import { z } from 'zod';
import type { Caller } from '../../../access/caller';
import type { Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { CreateNoticeChannelInput, UpdateNoticeChannelInput } from '../../../generated/inputs';
import type { NoticeChannel, NoticeKind } from '../../../generated/prisma/client';
import { changeRule } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { TooManyEntries } from '../../../kernel/refusals';
import type { SecretBox } from '../../../kernel/secrets';
import { staffEntity } from '../../../staff-writes/staff-entity.command';
import { newVapidKey } from '../push/vapid';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { ENTERED_KINDS, type EnteredKind, SETTINGS_RULES, secretRule } from './channel-kinds';

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

/** Sets a means of sending up; its password is sealed. @throws {InvalidInput | TooManyEntries | Forbidden} */
export function createNoticeChannel(
  caller: Caller,
  secrets: SecretBox,
  input: CreateNoticeChannelInput,
): Promise<NoticeChannel> {
  const { kind, secret = null, isActive = true, ...given } = parseInput(newRule, input, ['input']);
  const settings = readSettings(kind, given.settings);
  const sealedSecret = sealed(secrets, kind === 'PUSH' ? newVapidKey() : secret);
  const channelId = caller.channel.id;
  return noticeChannels.create(caller, async (tx) => {
    if ((await tx.noticeChannel.count({ where: { channelId, kind } })) > 0) throw new TooManyEntries(1);
    await writeKinds(tx, channelId, { kind, isActive });
    return tx.noticeChannel.create({
      data: { channelId, kind, settings, isActive, secretCipher: sealedSecret },
    });
  });
}

/** Changes a means of sending; a password that is left out stays. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export function updateNoticeChannel(
  caller: Caller,
  secrets: SecretBox,
  input: UpdateNoticeChannelInput,
): Promise<NoticeChannel> {
  const { id, version, secret, settings, ...change } = parseInput(changeRule(z.strictObject(fields)), input, ['input']);
  return noticeChannels.update(caller, { id, version, change: { ...change, ...AWAKE } }, async (tx, stored) => {
    await writeKinds(tx, caller.channel.id, { ...stored, ...change });
    const kind = ENTERED_KINDS.find((entered) => entered === stored.kind);
    return {
      ...(kind && settings !== undefined && { settings: readSettings(kind, settings) }),
      // The key of push is the shop's own: browsers subscribed with it.
      ...(secret !== undefined && kind !== 'PUSH' && { secretCipher: sealed(secrets, secret) }),
    };
  });
}

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
