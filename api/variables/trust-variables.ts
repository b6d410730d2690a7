import { Networks, Origin, SecretKey, SecretKeys } from './environment-values';
import { variable } from './variable';

/** What is secret, by which address the shop is known, and whom it may call. */
export const TRUST_VARIABLES = {
  secretKey: variable<Buffer | null>({
    name: 'SECRET_KEY',
    summary:
      'Encrypts what is kept secret in the database. All nodes need the same one; losing it loses those secrets.',
    standard: 'made once, kept in `DATA_DIR/secret-key`',
    absent: null,
    expected: '32 random bytes in base64, as "openssl rand -base64 32" prints them',
    schema: SecretKey,
    isSecret: true,
  }),
  previousSecretKeys: variable<readonly Buffer[]>({
    name: 'SECRET_KEY_PREVIOUS',
    summary:
      'Keys that `SECRET_KEY` took the place of, with commas between them: what they encrypted can still be read.',
    standard: 'none',
    absent: [],
    expected: 'former values of SECRET_KEY, with commas between them',
    schema: SecretKeys,
    isSecret: true,
  }),
  publicUrl: variable<string | null>({
    name: 'PUBLIC_URL',
    summary: 'The address that visitors type. With `https`, cookies are sent over https only.',
    standard: 'taken from each request',
    absent: null,
    expected: 'an address without a path, for example https://shop.example',
    schema: Origin,
  }),
  allowPrivateReceivers: variable<'all' | readonly string[]>({
    name: 'ALLOW_PRIVATE_RECEIVERS',
    summary:
      'Private networks in which receivers and printers with a port may be: CIDR ranges with commas between them, or `all`.',
    standard: 'none',
    absent: [],
    expected: 'CIDR ranges with commas between them, for example 10.0.0.0/8,192.168.1.5/32, or to all',
    schema: Networks,
  }),
} as const;
