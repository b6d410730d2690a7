import type { Database } from '../../db/client';
import { resealed, type SecretBox } from '../../kernel/secrets';

/** Seals providers' keys with the present secret key, as receivers' secrets are. */
export async function resealPaymentKeys(db: Database, secrets: SecretBox): Promise<void> {
  const accounts = await db.paymentProvider.findMany({ select: { id: true, keyCipher: true, noticeCipher: true } });
  for (const { id, keyCipher, noticeCipher } of accounts) {
    const data = {
      keyCipher: resealed(secrets, keyCipher, 'payment-key'),
      noticeCipher: noticeCipher && resealed(secrets, noticeCipher, 'payment-notice-secret'),
    };
    if (data.keyCipher === keyCipher && data.noticeCipher === noticeCipher) continue;
    // What staff enter at this moment on another node is newer.
    await db.paymentProvider.updateMany({ where: { id, keyCipher, noticeCipher }, data });
  }
}
