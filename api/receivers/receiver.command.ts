import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Caller, requirePermission } from '../access/caller';
import { notify } from '../db/notifications';
import type { CreateReceiverInput, ReorderReceiversInput, UpdateReceiverInput } from '../generated/inputs';
import type { Receiver } from '../generated/prisma/client';
import { changeRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import type { SecretBox } from '../kernel/secrets';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';
import { refuseLikeAnOrder } from './distinct-templates';
import { receiverFields } from './receiver-input';
import { checkReceiverSettings, FORMS } from './receiver-settings';
import { parseExtraHeaders } from './request/request-headers';
import { makeSigningSecret } from './request/signature';
import { sampleScope } from './template/sample-scope';
import { RECEIVER_TOPIC, receiverNotice } from './worker/receiver-topic';
import { sendAgain } from './worker/replay.command';

export const RECEIVERS_LIMIT = 20;

const receivers = orderedStaffEntity({
  typename: 'Receiver',
  permission: 'receivers',
  table: (tx) => tx.receiver,
  limit: RECEIVERS_LIMIT,
});

/** The receiver, and its signing secret in the clear: it can be read this once. */
export interface ReceiverWithSecret {
  readonly receiver: Receiver;
  readonly signingSecret: string;
}

/** Whether it is for tests stays as it was made: what waits for it was written for one of the two. */
const creationRule = receiverFields
  .partial()
  .required({ name: true, url: true, bodyTemplate: true, events: true })
  .extend({ isTest: z.boolean().optional() });

/**
 * A new receiver goes behind the others.
 *
 * @throws {InvalidInput | TooManyEntries | Forbidden}
 * @throws {TemplateInvalid | ReceiverUrlInvalid | ReceiverHeaderInvalid | SigningSecretInvalid}
 */
export async function createReceiver(
  caller: Caller,
  secrets: SecretBox,
  input: CreateReceiverInput,
): Promise<ReceiverWithSecret> {
  requirePermission(caller.actor, 'receivers');
  const { authorization = null, signingSecret, method = 'POST', ...rest } = parseInput(creationRule, input, ['input']);
  const { bodyTemplate, headers = [], url } = rest;
  await checkReceiverSettings(
    { url, method, headers, bodyTemplate, authorization: authorization || null, signingSecret: signingSecret || null },
    sampleScope(caller.channel, caller.now()),
  );
  const heard = { shop: caller.channel, now: caller.now(), key: FORMS };
  await refuseLikeAnOrder({ url, method, bodyTemplate }, { ...heard, events: rest.events, path: ['input', 'events'] });
  const secret = signingSecret || makeSigningSecret(randomBytes);
  const receiver = await receivers.create(caller, async (tx) =>
    tx.receiver.create({
      data: {
        ...rest,
        channelId: caller.channel.id,
        position: await receivers.end(tx, caller),
        method,
        authorizationCipher: authorization ? secrets.seal(authorization, 'receiver-authorization') : null,
        secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
      },
    }),
  );
  return { receiver, signingSecret: secret };
}

/** For so long a secret that was replaced signs beside the new one. */
const BOTH_SECRETS_MS = 24 * 60 * 60 * 1000;

/** A new secret beside the one that it replaces. */
function replacedSecret(secrets: SecretBox, secret: string, { secretCipher }: Receiver, now: Date) {
  return {
    secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
    previousSecretCipher: Uint8Array.from(secretCipher),
    previousSecretUntil: new Date(now.getTime() + BOTH_SECRETS_MS),
  };
}

/** What is left out stays; an empty Authorization removes the saved one. */
function sealed(
  secrets: SecretBox,
  { authorization, signingSecret }: z.output<typeof updateRule>,
  stored: Receiver,
  now: Date,
) {
  return {
    ...(authorization && { authorizationCipher: secrets.seal(authorization, 'receiver-authorization') }),
    ...((authorization === null || authorization === '') && { authorizationCipher: null }),
    ...(signingSecret && replacedSecret(secrets, signingSecret, stored, now)),
  };
}

const updateRule = changeRule(receiverFields);

/**
 * Changes what the input names. What waits for the receiver goes out as it is then, at once: saving has repaired
 * something. What is in the air at this moment is rendered again if it fails (`settleAttempts` sees the version).
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 * @throws {TemplateInvalid | ReceiverUrlInvalid | ReceiverHeaderInvalid | SigningSecretInvalid}
 */
export async function updateReceiver(
  caller: Caller,
  secrets: SecretBox,
  input: UpdateReceiverInput,
): Promise<Receiver> {
  requirePermission(caller.actor, 'receivers');
  const change = parseInput(updateRule, input, ['input']);
  const { id, version, authorization, signingSecret, ...data } = change;
  const channelId = caller.channel.id;
  const stored = await caller.db.receiver.findFirst({ where: { id, channelId } });
  if (!stored) throw new NotFound();
  const templates = {
    url: data.url ?? stored.url,
    method: data.method ?? stored.method,
    bodyTemplate: data.bodyTemplate ?? stored.bodyTemplate,
  };
  await checkReceiverSettings(
    {
      ...templates,
      headers: data.headers ?? parseExtraHeaders(stored.headers),
      authorization: authorization || null,
      signingSecret: signingSecret || null,
    },
    sampleScope(caller.channel, caller.now()),
  );
  if (data.events || data.bodyTemplate || data.url || data.method) {
    const events = data.events ?? stored.events;
    const path = ['input', data.events ? 'events' : 'bodyTemplate'];
    await refuseLikeAnOrder(templates, { shop: caller.channel, now: caller.now(), key: FORMS, events, path });
  }
  const columns = { ...data, ...sealed(secrets, change, stored, caller.now()) };
  return receivers.update(caller, { id, version, change: columns }, async (tx) => {
    await sendAgain(tx, id, caller.now());
    await notify(tx, RECEIVER_TOPIC, receiverNotice({ id, channelId }));
    return undefined;
  });
}

/** Makes a new signing secret; for a day messages are signed with the old one too. @throws {NotFound | Forbidden} */
export async function renewSigningSecret(caller: Caller, secrets: SecretBox, id: string): Promise<ReceiverWithSecret> {
  const signingSecret = makeSigningSecret(randomBytes);
  const receiver = await receivers.write(caller, 'renewSigningSecret', async (tx) => {
    const stored = await tx.receiver.findFirst({ where: { id, channelId: caller.channel.id } });
    if (!stored) throw new NotFound();
    const replaced = replacedSecret(secrets, signingSecret, stored, caller.now());
    return tx.receiver.update({ where: { id }, data: { ...replaced, version: { increment: 1 } } });
  });
  return { receiver, signingSecret };
}

/** Its messages and their log go with it. @throws {NotFound | Forbidden} */
export async function deleteReceiver(caller: Caller, id: string) {
  return receivers.remove(caller, id);
}

/** @throws {NotFound | Forbidden} */
export async function reorderReceivers(caller: Caller, { ids }: ReorderReceiversInput) {
  return receivers.reorder(caller, ids);
}
