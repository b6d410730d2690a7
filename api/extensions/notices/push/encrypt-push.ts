import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Push services take 4096 bytes at least, and some no more. */
const RECORD_BYTES = 4096;
/** Behind the last byte of the only record. */
const LAST_RECORD = Buffer.from([2]);

const isLong = (text: string, bytes: number) => Buffer.from(text, 'base64url').length === bytes;
const base64url = z.string().max(100);

/** What a browser says of its subscription: its public key and a secret, in base64url. */
export const pushKeys = z.strictObject({
  // 4: both coordinates follow.
  p256dh: base64url.refine((text) => isLong(text, POINT_BYTES) && Buffer.from(text, 'base64url')[0] === 4),
  auth: base64url.refine((text) => isLong(text, AUTH_BYTES)),
});
export type PushKeys = z.infer<typeof pushKeys>;

interface Randomness {
  readonly salt: Buffer;
  /** Null: a new one. */
  readonly privateKey: Buffer | null;
}

/**
 * Encrypts for one browser, so that its push service can't read it (RFC 8291).
 *
 * @param randomness - only the RFC's own example gives it.
 * @throws when the browser's key is no point of the curve.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Randomness = { salt: randomBytes(SALT_BYTES), privateKey: null },
): Buffer {
  const ecdh = createECDH(CURVE);
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const own = ecdh.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, ...sealed]);
}

/** So many bytes of text fit into a push. */
export const LONGEST_PUSH = RECORD_BYTES - SALT_BYTES - 5 - POINT_BYTES - LAST_RECORD.length - TAG_BYTES;

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
