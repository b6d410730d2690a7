import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { flowCookie, readFlowCookie } from './flow-cookie';

const flow = { state: 's', nonce: 'n', codeVerifier: 'v', to: null, isPopup: false, invitation: null };
const now = new Date('2026-11-20T12:00:00Z');
const [secretKey, other] = [randomBytes(32), randomBytes(32)];
const [cookie = ''] = flowCookie(flow, { secretKey, now, isSecure: true }).split(';');
const read = (secretKeys: Buffer[], at = now) => readFlowCookie(cookie, { secretKeys, now: at, isSecure: true });

test('a sign-in that began before the secret key was changed is finished after it', () => {
  expect(read([secretKey])).toMatchObject(flow);
  expect(read([other, secretKey])).toMatchObject(flow);
});

test('without that key, or too late, it is nothing', () => {
  expect(read([other])).toBeNull();
  expect(read([secretKey], new Date(now.getTime() + 11 * 60_000))).toBeNull();
});
