import { z } from 'zod';
import { type Caller, requirePermission, requireStaff } from '../../../access/caller';
import type { createOrderPages } from '../../../channel/order-pages';
import type { Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import { transaction } from '../../../db/transaction';
import type {
  AddNoticeDeviceInput,
  CreateNoticeRecipientInput,
  UpdateNoticeRecipientInput,
} from '../../../generated/inputs';
import { NoticeKind, type NoticeRecipient } from '../../../generated/prisma/client';
import { changeRule, textRule } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { NotFound, TooManyEntries } from '../../../kernel/refusals';
import { writeAudit } from '../../../staff-writes/audit.store';
import { staffEntity } from '../../../staff-writes/staff-entity.command';
import { readAddress } from '../channels/channel-kinds';
import { pushKeys } from '../push/encrypt-push';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { testBody } from '../texts/plain-texts';

type FindOrderPages = ReturnType<typeof createOrderPages>;

export const RECIPIENTS_LIMIT = 50;
/** A whole evening. */
export const LONGEST_WAIT = 240;
const SECOND_STEP_MINUTES = 5;

/** Staff change their own devices; what others have is a setting. */
const noticeRecipients = staffEntity({
  typename: 'NoticeRecipient',
  permission: 'orders',
  isUnseen: true,
  table: (tx) => tx.noticeRecipient,
});

const nameRule = textRule({ minimum: 1, maximum: 80 });
const clockRule = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const stepFields = {
  name: nameRule,
  afterMinutes: z.int().min(0).max(LONGEST_WAIT),
  quietFrom: clockRule,
  quietTo: clockRule,
  getsDailySum: z.boolean(),
  isActive: z.boolean(),
};
const newRule = z
  .strictObject({ ...stepFields, kind: z.enum(NoticeKind), address: z.string() })
  .partial({ afterMinutes: true, quietFrom: true, quietTo: true, getsDailySum: true, isActive: true });
const deviceRule = z.strictObject({ name: nameRule, address: z.string(), pushKeys });

interface NewRecipient {
  readonly kind: NoticeKind;
  readonly address: string;
  readonly name: string;
}

/** Adds an address of the shop. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createNoticeRecipient(
  caller: Caller,
  orderPages: FindOrderPages,
  input: CreateNoticeRecipientInput,
): Promise<NoticeRecipient> {
  requirePermission(caller.actor, 'settings');
  const { kind, address, afterMinutes = SECOND_STEP_MINUTES, ...fields } = parseInput(newRule, input, ['input']);
  // A browser and a chat are added from themselves; a message elsewhere links to the order, and a link needs the shop's address.
  const staffUrl = orderPages({ id: '', token: '' }, caller.channel.hosts)?.staffUrl;
  if (kind === 'PUSH' || kind === 'TELEGRAM' || !staffUrl) throw new NotFound({}, ['input', 'kind']);
  const recipient = readAddress(kind, { address }, caller.channel);
  const page = new URL('/command-center/', staffUrl).href;
  return noticeRecipients.create(caller, (tx) =>
    add(tx, caller, { ...fields, ...recipient, afterMinutes, kind }, { page, staffMemberId: null }),
  );
}

/** Adds the browser that a staff member sits at; one that is there already stays. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function addNoticeDevice(caller: Caller, input: AddNoticeDeviceInput): Promise<NoticeRecipient> {
  const { actor, channel } = caller;
  requireStaff(actor);
  const { staffMemberId } = actor;
  const { name, ...given } = parseInput(deviceRule, input, ['input']);
  const device = readAddress('PUSH', given, channel);
  return transaction(caller.db, async (tx) => {
    const where = { channelId: channel.id, address: device.address };
    const known = await tx.noticeRecipient.findFirst({ where });
    const own = { ...device, name, staffMemberId, locale: caller.locale, isActive: true };
    const recipient = known
      ? await tx.noticeRecipient.update({ where: { id: known.id }, data: own })
      : await add(tx, caller, { ...own, kind: 'PUSH' }, { page: '/command-center/', staffMemberId });
    await writeAudit(tx, { actor, channel }, { action: 'addNoticeDevice', subjectId: recipient.id });
    return recipient;
  });
}

async function add<New extends NewRecipient>(
  tx: Transaction,
  { channel: { id: channelId }, locale }: Caller,
  { kind, ...fields }: New,
  place: { readonly page: string; readonly staffMemberId: string | null },
): Promise<NoticeRecipient> {
  const noticeChannel = await tx.noticeChannel.findFirst({ where: { channelId, kind, isActive: true } });
  if (!noticeChannel) throw new NotFound({}, ['input', 'kind']);
  if ((await tx.noticeRecipient.count({ where: { channelId } })) >= RECIPIENTS_LIMIT)
    throw new TooManyEntries(RECIPIENTS_LIMIT);
  return tx.noticeRecipient.create({
    data: { locale, ...fields, ...place, channelId, noticeChannelId: noticeChannel.id },
  });
}

/** @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export function updateNoticeRecipient(caller: Caller, input: UpdateNoticeRecipientInput): Promise<NoticeRecipient> {
  const { id, version, ...change } = parseInput(changeRule(z.strictObject(stepFields)), input, ['input']);
  return noticeRecipients.update(caller, { id, version, change }, async (_tx, stored) => {
    requireOwnOrSettings(caller, stored);
    return undefined;
  });
}

/** With what it was to get. @throws {NotFound | Forbidden} */
export function deleteNoticeRecipient(caller: Caller, id: string) {
  return noticeRecipients.remove(caller, id, async (tx) => {
    const stored = await tx.noticeRecipient.findFirst({ where: { id, channelId: caller.channel.id } });
    if (stored) requireOwnOrSettings(caller, stored);
  });
}

/** Sends a test to a browser, at once. @throws {NotFound | Forbidden} */
export function tryNoticeRecipient(caller: Caller, id: string): Promise<NoticeRecipient> {
  const { channel, locale, now } = caller;
  return noticeRecipients.write(caller, 'tryNoticeRecipient', async (tx) => {
    const where = { id, channelId: channel.id, noticeChannel: { kind: NoticeKind.PUSH } };
    const stored = await tx.noticeRecipient.findFirst({ where });
    if (!stored) throw new NotFound();
    requireOwnOrSettings(caller, stored);
    await tx.notice.create({
      data: {
        channelId: channel.id,
        noticeChannelId: stored.noticeChannelId,
        recipientId: id,
        topic: 'TEST',
        requestUrl: stored.address,
        requestBody: testBody('PUSH', channel, locale, stored.page),
        nextAttemptAt: now(),
        createdAt: now(),
      },
    });
    await notify(tx, NOTICES_TOPIC, null);
    return stored;
  });
}

/** @throws {Forbidden} */
function requireOwnOrSettings({ actor }: Caller, { staffMemberId }: Pick<NoticeRecipient, 'staffMemberId'>): void {
  if (actor.kind === 'staff' && actor.staffMemberId === staffMemberId) return;
  requirePermission(actor, 'settings');
}
