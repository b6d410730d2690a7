import type { Database } from '../../db/client';
import type { SecretBox } from '../../kernel/secrets';

/**
 * Looks at the start whether the codes of authenticator apps can be checked with this key, and says what to do when they
 * can't: owners of such an app read only that their code is not right.
 *
 * @returns the logins of those whose codes are refused, in order.
 */
export async function warnOfUnreadableFactors(
  db: Database,
  secrets: SecretBox,
  warn: (text: string) => void,
): Promise<string[]> {
  const factors = await db.secondFactor.findMany({
    where: { staffMember: { isActive: true } },
    orderBy: { staffMember: { login: 'asc' } },
    select: { secretCipher: true, staffMember: { select: { login: true } } },
  });
  const logins = factors
    .filter(
      ({ secretCipher }) => secretCipher !== null && secrets.tryOpen(secretCipher, 'staff-second-factor') === null,
    )
    .map(({ staffMember }) => staffMember.login);
  if (logins.length > 0) warn(explain(logins));
  return logins;
}

function explain(logins: readonly string[]): string {
  return (
    `The secret key is not the one that encrypted the two-step sign-in of: ${logins.join(', ')}. Their apps’ codes are ` +
    'refused; their recovery codes let them in. Put the former key back (SECRET_KEY, or the file DATA_DIR/secret-key of ' +
    'your backup) and start again. If that key is lost, an administrator resets each of them under Settings → Staff, ' +
    'or `npm run recover` does it for an administrator.'
  );
}
