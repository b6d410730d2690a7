import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../kernel/project-root';
import { makeSigningSecret, sign } from './signature';

/** Runs the function that docs/developer/receivers.md gives to authors of hooks. */
function documentedCheck(): (secret: string, headers: object, body: string) => boolean {
  const page = readFileSync(join(projectRoot, 'docs', 'developer', 'receivers.md'), 'utf8');
  const source = /```js\n[\s\S]*?(function isFromCarte[\s\S]*?\n\})\n/.exec(page)?.[1];
  if (!source) throw new Error('docs/developer/receivers.md has no isFromCarte');
  return new Function('createHmac', 'timingSafeEqual', `return ${source}`)(createHmac, timingSafeEqual);
}

test('the documented check takes what is ours, and nothing that was changed or is old', () => {
  const isFromCarte = documentedCheck();
  const secret = makeSigningSecret(randomBytes);
  const body = '{"order":"Борщ"}';
  const headers = sign([secret], { id: 'message', at: new Date(), body });
  expect(isFromCarte(secret, headers, body)).toBe(true);
  expect(isFromCarte(secret, headers, `${body} `)).toBe(false);
  expect(isFromCarte(makeSigningSecret(randomBytes), headers, body)).toBe(false);
  expect(isFromCarte(secret, { ...headers, 'webhook-id': 'another' }, body)).toBe(false);
  expect(isFromCarte(secret, { ...headers, 'webhook-signature': '' }, body)).toBe(false);
  expect(isFromCarte(secret, {}, body)).toBe(false);
  // For a day after a new secret.
  const both = sign([makeSigningSecret(randomBytes), secret], { id: 'message', at: new Date(), body });
  expect(isFromCarte(secret, both, body)).toBe(true);
  const old = sign([secret], { id: 'message', at: new Date(Date.now() - 600_000), body });
  expect(isFromCarte(secret, old, body)).toBe(false);
});
