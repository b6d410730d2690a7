import { createECDH, createPrivateKey, sign } from 'node:crypto';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
/** Push services refuse more than a day. */
const VALID_SECONDS = 12 * 60 * 60;

/** A new key by which push services know the shop: 32 bytes in base64url. */
export function newVapidKey(): string {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
}

/** What browsers subscribe with. */
export function publicVapidKey(key: string): string {
  return publicPoint(key).toString('base64url');
}

/**
 * The header by which a push service knows the shop (RFC 8292).
 *
 * @param contact - where the push service writes about trouble.
 */
export function vapidHeader(
  endpoint: string,
  { key, contact, now }: { key: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
    sub: `mailto:${contact}`,
  };
  const content = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const point = publicPoint(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: key,
    x: point.subarray(1, 1 + KEY_BYTES).toString('base64url'),
    y: point.subarray(1 + KEY_BYTES).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${point.toString('base64url')}`;
}

function publicPoint(key: string): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(key, 'base64url'));
  return ecdh.getPublicKey();
}
