import type { SecretBox } from '../../../kernel/secrets';

const SEALED = 'sealed:';

/** What is stored of a message with a link that opens the shop. */
export const sealedBody = (secrets: SecretBox, body: string) =>
  SEALED + Buffer.from(secrets.seal(body, 'staff-mail')).toString('base64');

/** What is sent of a stored body. @throws {SecretUnreadable} */
export const openedBody = (secrets: SecretBox, body: string) =>
  body.startsWith(SEALED) ? secrets.open(Buffer.from(body.slice(SEALED.length), 'base64'), 'staff-mail') : body;
