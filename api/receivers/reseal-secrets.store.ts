import type { Database } from '../db/client';
import { resealed, type SecretBox } from '../kernel/secrets';

/**
 * Seals what a former key sealed with the present one, so that the former one can be thrown away. Their versions stay: what
 * is sent does not change. What no key opens stays as it is.
 *
 * @returns how many receivers it was done for.
 */
export async function resealSecrets(db: Database, secrets: SecretBox): Promise<number> {
  const receivers = await db.receiver.findMany({
    select: { id: true, secretCipher: true, previousSecretCipher: true, authorizationCipher: true },
  });
  let count = 0;
  for (const { id, secretCipher, previousSecretCipher, authorizationCipher } of receivers) {
    const data = {
      secretCipher: resealed(secrets, secretCipher, 'receiver-signing-secret'),
      previousSecretCipher: previousSecretCipher && resealed(secrets, previousSecretCipher, 'receiver-signing-secret'),
      authorizationCipher: authorizationCipher && resealed(secrets, authorizationCipher, 'receiver-authorization'),
    };
    const isSame = data.secretCipher === secretCipher && data.previousSecretCipher === previousSecretCipher;
    if (isSame && data.authorizationCipher === authorizationCipher) continue;
    // What staff enter at this moment on another node is newer.
    const written = await db.receiver.updateMany({
      where: { id, secretCipher, previousSecretCipher, authorizationCipher },
      data,
    });
    count += written.count;
  }
  return count;
}
