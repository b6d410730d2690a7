import type { Database } from '../db/client';
import type { SecretBox } from '../kernel/secrets';

/**
 * Looks at the start whether receivers' secrets can be read with this key, and says what to do when they can't. The shop
 * opens all the same: it takes orders, and what these receivers miss is tried for three days.
 *
 * @returns the names of the receivers that nothing can be sent to.
 */
export async function warnOfUnreadableSecrets(
  db: Database,
  secrets: SecretBox,
  warn: (text: string) => void,
): Promise<string[]> {
  const receivers = await db.receiver.findMany({
    where: { isActive: true },
    orderBy: { createdAt: 'asc' },
    select: { name: true, secretCipher: true, authorizationCipher: true },
  });
  const names = receivers
    .filter(
      ({ secretCipher, authorizationCipher }) =>
        secrets.tryOpen(secretCipher, 'receiver-signing-secret') === null ||
        (authorizationCipher !== null && secrets.tryOpen(authorizationCipher, 'receiver-authorization') === null),
    )
    .map(({ name }) => name);
  if (names.length > 0) warn(explain(names));
  return names;
}

function explain(names: readonly string[]): string {
  return (
    `The secret key is not the one that encrypted the secrets of these receivers: ${names.join(', ')}. Orders are taken, ` +
    'but are not sent to them. Put the former key back (SECRET_KEY, or the file DATA_DIR/secret-key of your backup) and ' +
    'start again: what waits goes out then. If that key is lost, give each of them a new signing secret and enter its ' +
    'Authorization again.'
  );
}
