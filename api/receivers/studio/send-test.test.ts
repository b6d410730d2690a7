import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSecretBox } from '../../kernel/secrets';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import { makeSigningSecret } from '../request/signature';
import { startReceiver } from '../testing-receiver';
import { sendTest } from './send-test.command';
import { testScope } from './testing';

const secrets = createSecretBox(randomBytes(32));
const secret = makeSigningSecret(randomBytes);

const receiver = (url: string, bodyTemplate: string) => ({
  url,
  method: 'POST' as const,
  headers: [],
  bodyTemplate,
  authorizationCipher: null,
  secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
  previousSecretCipher: null,
  previousSecretUntil: null,
});

test('the test button sends a signed sample and tells the answer and what was sent', async () => {
  const hook = await startReceiver();
  const agent = createGuardedAgent(parseAddressPolicy('all'));
  const services = { secrets, agent, now: () => new Date() };

  const sent = await sendTest(receiver(hook.url, '{{ order | json }}'), testScope(), services);
  expect(sent).toMatchObject({ outcome: { status: 200, failure: null, answer: 'thanks' }, request: { url: hook.url } });
  const [request] = hook.received;
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request?.headers ?? {};
  const headers = {
    'webhook-id': String(id),
    'webhook-timestamp': String(timestamp),
    'webhook-signature': String(signature),
  };
  expect(new Webhook(secret).verify(request?.body ?? '', headers)).toMatchObject({ number: '2411-0042' });

  const broken = await sendTest(receiver(hook.url, '{{'), testScope(), services);
  expect(broken).toMatchObject({ outcome: { status: null, failure: 'TEMPLATE_INVALID' }, request: null });
  expect(hook.received).toHaveLength(1);
  await agent.destroy();
  await hook.close();
});
