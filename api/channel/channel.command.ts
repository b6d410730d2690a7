import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import { parseLocalized } from '../../domain/localized';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { updateVersioned } from '../db/versioned';
import type { SetMaintenanceInput, UpdateChannelInput } from '../generated/inputs';
import type { Channel } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput } from '../kernel/refusals';
import { noteChanges } from '../staff-writes/changes.store';
import { staffWrite } from '../staff-writes/staff-write.command';
import { hasOrders, holdChannel } from './channel.store';
import { settingsFields } from './channel-input';
import { lockHosts } from './hosts.store';
import { CurrencyLocked } from './refusals';

/** Which language a name must have and which country a phone is read by: the input's own, where it changes them. */
function settingsRule(channel: Channel, input: UpdateChannelInput) {
  const defaultLocale = toLocale(input.defaultLocale ?? channel.defaultLocale);
  return settingsFields({ defaultLocale, countryCode: input.countryCode ?? channel.countryCode })
    .partial()
    .extend({ version: z.int() })
    .refine(({ name }) => name !== undefined || parseLocalized(channel.name)[defaultLocale] !== undefined, {
      path: ['name'],
      params: { code: 'REQUIRED' },
    });
}

/** Where there are several shops, a new name of one is taken from another: only the operator names hosts then. */
async function refuseNewHosts(tx: Transaction, { id, hosts }: Channel, asked: readonly string[]): Promise<void> {
  await lockHosts(tx);
  const isAlone = (await tx.channel.count({ where: { id: { not: id } } })) === 0;
  if (isAlone || isDeepStrictEqual(asked, hosts)) return;
  throw new InvalidInput([{ path: ['input', 'hosts'], code: 'HOSTS_BY_OPERATOR' }]);
}

async function refuseUnderOrders(tx: Transaction, channelId: string): Promise<void> {
  await holdChannel(tx, channelId);
  if (await hasOrders(tx, channelId)) throw new CurrencyLocked();
}

async function refuseUnknownLogo(tx: Transaction, channelId: string, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const photo = await tx.media.findFirst({ where: { id, channelId }, select: { id: true } });
  if (!photo) throw new InvalidInput([{ path: ['input', 'logoId'], code: 'UNKNOWN_PHOTO' }]);
}

/**
 * Changes the settings that the input names.
 *
 * @throws {InvalidInput | Conflict | Forbidden}
 * @throws {CurrencyLocked} when the currency would change and there are orders in it.
 */
export async function updateChannel(caller: Caller, input: UpdateChannelInput): Promise<Channel> {
  const { channel, db } = caller;
  const { id } = channel;
  const { version, ...data } = parseInput(settingsRule(channel, input), input, ['input']);
  await staffWrite(caller, { permission: 'settings', action: 'updateChannel' }, async (tx) => {
    const { currencyCode, hosts, logoId } = data;
    if (currencyCode !== undefined && currencyCode !== channel.currencyCode) await refuseUnderOrders(tx, id);
    if (hosts) await refuseNewHosts(tx, channel, hosts);
    await refuseUnknownLogo(tx, id, logoId);
    const stored = await tx.channel.findUniqueOrThrow({ where: { id } });
    const changed = await updateVersioned(
      tx.channel.updateMany({ where: { id, version }, data: { ...data, version: { increment: 1 } } }),
      () => tx.channel.findUnique({ where: { id } }),
    );
    noteChanges(tx, 'Channel', stored, changed);
    return changed;
  });
  return db.channel.findUniqueOrThrow({ where: { id } });
}

const maintenanceRule = z.strictObject({ isActive: z.boolean(), message: localizedRule({ maximum: 500 }).optional() });

/**
 * Switches ordering off or on. It needs no version: stopping the orders must not lose to an open form.
 *
 * @throws {InvalidInput | Forbidden}
 */
export async function setMaintenance(caller: Caller, input: SetMaintenanceInput): Promise<Channel> {
  const { db, channel } = caller;
  const where = { id: channel.id };
  const { isActive, message } = parseInput(maintenanceRule, input, ['input']);
  await staffWrite(caller, { permission: 'settings', action: 'setMaintenance', details: { isActive } }, (tx) =>
    tx.channel.update({ where, data: { isActive, maintenanceMessage: message, version: { increment: 1 } } }),
  );
  return db.channel.findUniqueOrThrow({ where });
}
