import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, LONGEST_PUSH } from './encrypt-push';
import { decryptPush, newBrowser } from './testing-push-service';
import { newVapidKey, publicVapidKey, vapidHeader } from './vapid';

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

test('what is encrypted is the example of RFC 8291, to the byte', () => {
  const keys = { p256dh: RFC.receiverPublic, auth: RFC.auth };
  const randomness = { salt: bytes(RFC.salt), privateKey: bytes(RFC.senderPrivate) };
  expect(encryptPush(RFC.plain, keys, randomness).toString('base64url')).toBe(RFC.body);
});

test('the decrypting side of the tests reads the example of RFC 8291', () => {
  const browser = { privateKey: bytes(RFC.receiverPrivate), auth: bytes(RFC.auth) };
  expect(decryptPush(bytes(RFC.body), browser)).toBe(RFC.plain);
});

test('each push is encrypted in another way, and the longest one fits into 4096 bytes', () => {
  const browser = newBrowser();
  const text = 'a'.repeat(LONGEST_PUSH);
  const [one, other] = [encryptPush(text, browser.keys), encryptPush(text, browser.keys)];
  expect(one.equals(other)).toBe(false);
  expect(one.length).toBe(4096);
  expect(decryptPush(one, browser)).toBe(text);
});

test('a push service can check who sends, for half a day and itself alone', () => {
  const key = newVapidKey();
  const now = new Date('2026-11-29T12:00:00Z');
  const header = vapidHeader('https://push.example/send/abc', { key, contact: 'owner@example.com', now });
  const [, head = '', claims = '', signature = '', known = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(known).toBe(publicVapidKey(key));
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: Date.parse('2026-11-30T00:00:00Z') / 1000,
    sub: 'mailto:owner@example.com',
  });
  const point = bytes(known);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
});
