import { z } from 'zod';
import { type Caller, requirePermission } from '../../access/caller';
import type { CreatePaymentProviderInput, UpdatePaymentProviderInput } from '../../generated/inputs';
import { CaptureTime, type PaymentProvider, PaymentProviderKind } from '../../generated/prisma/client';
import { changeRule, textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { type InvalidField, InvalidInput, NotFound, TooManyEntries } from '../../kernel/refusals';
import type { SecretBox } from '../../kernel/secrets';
import { staffEntity } from '../../staff-writes/staff-entity.command';
import type { PaymentDesk } from '../payment-desk';
import { unsealedKeys } from '../providers/open-provider';
import { ProviderRefused, ProviderSilent } from '../providers/provider-failure';
import { isKeyOf, isLiveKey } from './provider-key';
import { KeysRefused, ProviderInUse, ProviderUnreachable } from './refusals';

export const PAYMENT_PROVIDERS_LIMIT = 10;
const SECRET_LIMIT = 300;
const VAT_CODES = 12;

const providers = staffEntity({
  typename: 'PaymentProvider',
  permission: 'settings',
  isUnseen: true,
  table: (tx) => tx.paymentProvider,
});

const secretRule = textRule({ minimum: 1, maximum: SECRET_LIMIT });

const termsFields = {
  key: secretRule,
  noticeSecret: secretRule.nullable(),
  captureTime: z.enum(CaptureTime),
  holdMinutes: z.int().min(5).max(60),
  vatCode: z.int().min(1).max(VAT_CODES).nullable(),
};
const newFields = z.strictObject({
  ...termsFields,
  kind: z.enum(PaymentProviderKind),
  account: textRule({ minimum: 1, maximum: 50 }).nullable(),
});

/** Opens an account for the shop. Its keys are sealed; nobody reads them again. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createPaymentProvider(
  caller: Caller,
  secrets: SecretBox,
  input: CreatePaymentProviderInput,
): Promise<PaymentProvider> {
  const optional = { noticeSecret: true, account: true, captureTime: true, holdMinutes: true, vatCode: true } as const;
  const { key, noticeSecret = null, ...fields } = parseInput(newFields.partial(optional), input, ['input']);
  const isNamed = fields.kind === 'STRIPE' || Boolean(fields.account);
  const problems: InvalidField[] = [
    ...(isKeyOf(fields.kind, key) ? [] : [{ path: ['input', 'key'], code: 'PAYMENT_KEY_INVALID' }]),
    ...(isNamed ? [] : [{ path: ['input', 'account'], code: 'REQUIRED' }]),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  const { id: channelId } = caller.channel;
  return providers.create(caller, async (tx) => {
    if ((await tx.paymentProvider.count({ where: { channelId } })) >= PAYMENT_PROVIDERS_LIMIT) {
      throw new TooManyEntries(PAYMENT_PROVIDERS_LIMIT);
    }
    return tx.paymentProvider.create({
      data: { ...fields, ...sealed(secrets, { key, noticeSecret }), channelId, isLive: isLiveKey(key) },
    });
  });
}

/**
 * Changes an account; a key that is left out stays. A key for live money never replaces one for play money, nor the other
 * way round: payments under way are asked about with it.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updatePaymentProvider(
  caller: Caller,
  secrets: SecretBox,
  input: UpdatePaymentProviderInput,
): Promise<PaymentProvider> {
  const rule = changeRule(z.strictObject(termsFields));
  const { id, version, key, noticeSecret, ...terms } = parseInput(rule, input, ['input']);
  const change = { ...terms, ...sealed(secrets, { key, noticeSecret }), ...(key !== undefined && { triedAt: null }) };
  return providers.update(caller, { id, version, change }, async (_tx, { kind, isLive }) => {
    if (key === undefined) return undefined;
    const isRight = isKeyOf(kind, key);
    if (isRight && isLiveKey(key) === isLive) return undefined;
    const code = isRight ? 'PAYMENT_KEY_OTHER_MODE' : 'PAYMENT_KEY_INVALID';
    throw new InvalidInput([{ path: ['input', 'key'], code }]);
  });
}

interface Typed {
  readonly key?: string | undefined;
  readonly noticeSecret?: string | null | undefined;
}

function sealed(
  secrets: SecretBox,
  { key, noticeSecret }: { readonly key: string; readonly noticeSecret: string | null },
): {
  keyCipher: Uint8Array<ArrayBuffer>;
};
function sealed(secrets: SecretBox, typed: Typed): { keyCipher?: Uint8Array<ArrayBuffer> };
function sealed(secrets: SecretBox, { key, noticeSecret }: Typed) {
  return {
    ...(key !== undefined && { keyCipher: secrets.seal(key, 'payment-key') }),
    ...(noticeSecret !== undefined && {
      noticeCipher: noticeSecret === null ? null : secrets.seal(noticeSecret, 'payment-notice-secret'),
    }),
  };
}

/** An account that has never been paid to goes; any other stays for the books. @throws {NotFound | ProviderInUse | Forbidden} */
export async function deletePaymentProvider(caller: Caller, id: string) {
  const { channel } = caller;
  return providers.remove(caller, id, async (tx) => {
    const used = { channelId: channel.id, providerId: id };
    const uses = (await tx.paymentMethod.count({ where: used })) + (await tx.payment.count({ where: used }));
    if (uses > 0) throw new ProviderInUse();
  });
}

/** Asks the provider for something harmless with the stored keys. @throws {NotFound | KeysRefused | ProviderUnreachable | Forbidden} */
export async function tryPaymentProvider(
  caller: Caller,
  { openProvider, secrets }: Pick<PaymentDesk, 'openProvider' | 'secrets'>,
  id: string,
): Promise<PaymentProvider> {
  const { db, actor, channel, now } = caller;
  requirePermission(actor, 'settings');
  const account = await db.paymentProvider.findFirst({ where: { id, channelId: channel.id } });
  if (!account) throw new NotFound();
  // Asked before the transaction: nobody waits for a provider that hangs.
  try {
    await openProvider(unsealedKeys(account, secrets)).tryKeys();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new KeysRefused(error.reason);
    if (error instanceof ProviderSilent) throw new ProviderUnreachable();
    throw error;
  }
  return providers.write(caller, 'tryPaymentProvider', (tx) =>
    tx.paymentProvider.update({ where: { id }, data: { triedAt: now() } }),
  );
}
