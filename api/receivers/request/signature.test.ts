import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { isSigningSecret, makeSigningSecret, sign } from './signature';

describe('the signature', () => {
  test('is accepted by the Standard Webhooks verifier', () => {
    const secret = makeSigningSecret(randomBytes);
    const body = '{"name":"Ольга «О\'Neil» 🍕"}';
    expect(new Webhook(secret).verify(body, { ...sign([secret], { id: 'one', at: new Date(), body }) })).toEqual(
      JSON.parse(body),
    );
  });

  test('of two secrets is accepted by a holder of either', () => {
    const secrets = [makeSigningSecret(randomBytes), makeSigningSecret(randomBytes)];
    const headers = { ...sign(secrets, { id: 'one', at: new Date(), body: '{}' }) };
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({});
  });

  test.each(['id', 'body', 'secret'])('is refused when the %s is another', (changed) => {
    const secret = makeSigningSecret(randomBytes);
    const headers = sign([secret], { id: 'one', at: new Date(), body: '{}' });
    const verifier = new Webhook(changed === 'secret' ? makeSigningSecret(randomBytes) : secret);
    const sent = changed === 'id' ? { ...headers, 'webhook-id': 'two' } : { ...headers };
    expect(() => verifier.verify(changed === 'body' ? '{ }' : '{}', sent)).toThrow();
  });

  test.each([
    [`whsec_${randomBytes(24).toString('base64')}`, true],
    [`whsec_${randomBytes(64).toString('base64')}`, true],
    [`whsec_${randomBytes(23).toString('base64')}`, false],
    [`whsec_${randomBytes(65).toString('base64')}`, false],
    [randomBytes(32).toString('base64'), false],
    ['whsec_not base64 at all, yet long enough', false],
    ['whsec_', false],
  ])('knows a secret of the standard: %s → %s', (secret, expected) => {
    expect(isSigningSecret(secret)).toBe(expected);
  });
});
