import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { channelByHost } from '../channel/channel.store';
import { parseHost } from '../channel/host';
import { claimPublicHost, lockHosts, ownerOfHost } from '../channel/hosts.store';
import type { Database } from '../db/client';
import { transaction } from '../db/transaction';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput, ShopNotSetUp } from '../kernel/refusals';
import { newLoginRule } from '../staff/login-rule';
import { insertStaffMember } from '../staff/new-staff-member';
import { hashPassword } from '../staff/passwords/password';
import { KeyDataRule, readKeyData } from './key-data';
import { newShop } from './key-data-defaults';

const PASSWORD_BYTES = 18;

const AddShopRule = z.strictObject({
  host: z.string().refine((host) => parseHost(host) !== null, { params: { code: 'INVALID_HOST' } }),
  login: newLoginRule,
});

/** What is left out is as in the oldest shop. */
export interface AddShopInput {
  readonly host: string;
  readonly name: string;
  readonly login: string;
  readonly locale?: string | undefined;
  readonly currencyCode?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly phone?: string | undefined;
}

/** The new shop's administrator. The password is stored nowhere else. */
export interface AddedShop {
  readonly host: string;
  readonly login: string;
  readonly password: string;
}

/**
 * One more shop on this deployment, with an administrator of its own. For the server's operator: it asks for no
 * right.
 *
 * @param publicUrl - of the deployment; its host stays the first shop's.
 * @throws {ShopNotSetUp} when there is no first one yet: the wizard makes that.
 * @throws {InvalidInput} naming every field that is wrong, and a host that another shop answers on.
 */
export async function addShop(
  db: Database,
  { host, login, name, ...given }: AddShopInput,
  publicUrl: string | null = null,
): Promise<AddedShop> {
  const oldest = await channelByHost(db, '');
  if (!oldest) throw new ShopNotSetUp();
  const asked = parseInput(AddShopRule, { host, login });
  const { phone: _phone, otherNames: _names, name: _name, ...alike } = readKeyData(oldest);
  const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const wanted: z.input<typeof KeyDataRule> = { ...alike, ...chosen, name };
  const keyData = parseInput(KeyDataRule, wanted);
  const ownHost = parseHost(asked.host) ?? asked.host;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    await claimPublicHost(tx, publicUrl);
    await lockHosts(tx);
    if (await ownerOfHost(tx, ownHost)) throw new InvalidInput([{ path: ['host'], code: 'HOST_TAKEN' }]);
    const { id: channelId } = await tx.channel.create({ data: { ...newShop(keyData), hosts: [ownHost] } });
    await tx.auditEntry.create({ data: { channelId, action: 'addShop', subjectId: channelId } });
    await insertStaffMember(tx, { channelId, login: asked.login, name: asked.login, role: 'ADMIN', passwordHash });
  });
  return { host: ownHost, login: asked.login, password };
}
