import { transaction } from '../db/transaction';
import { keepNotice } from './ledger/payment-ledger.store';
import type { PaymentDesk } from './payment-desk';
import type { NoticeRequest } from './payment-provider';
import { unsealedKeys } from './providers/open-provider';

/** What became of a notice: `UNKNOWN` is signed by nobody that the shop knows. */
export type NoticeOutcome = 'KEPT' | 'KNOWN_ALREADY' | 'UNKNOWN';

/**
 * Takes a provider's notice: verified, then stored, and only then worked on, by the reconciler. It is answered as soon as
 * it is stored, and believed no further than that the provider is asked.
 */
export async function takeNotice(
  { db, openProvider, secrets, now }: PaymentDesk,
  providerId: string,
  request: NoticeRequest,
): Promise<NoticeOutcome> {
  const account = await db.paymentProvider.findUnique({ where: { id: providerId } });
  const notice = account && (await openProvider(unsealedKeys(account, secrets)).verifyNotice(request));
  if (!notice) return 'UNKNOWN';
  const { channelId } = account;
  const isKept = await transaction(db, (tx) => keepNotice(tx, { channelId, providerId, notice, now: now() }));
  return isKept ? 'KEPT' : 'KNOWN_ALREADY';
}
