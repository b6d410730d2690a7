import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Caller, requirePermission } from '../access/caller';
import { notify } from '../db/notifications';
import type { CreateReceiverInput, ReorderReceiversInput, UpdateReceiverInput } from '../generated/inputs';
import type { Receiver } from '../generated/prisma/client';
import { changeRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import type { SecretBox } from '../kernel/secrets';
import { orderedStaffEntity } from '../staff/staff-entity.command';
import { receiverFields } from './receiver-input';
import { checkReceiverSettings } from './receiver-settings';
import { parseExtraHeaders } from './request/request-headers';
import { makeSigningSecret } from './request/signature';
import { sampleScope } from './template/sample-order';
import { RECEIVER_TOPIC, receiverNotice } from './worker/receiver-topic';
import { sendAnew } from './worker/replay.command';

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

const creationRule = receiverFields.partial().required({ name: true, url: true, bodyTemplate: true, events: true });

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
  const secret = signingSecret || makeSigningSecret(randomBytes);
  const receiver = await receivers.create(caller, async (tx) =>
    tx.receiver.create({
      data: {
        ...rest,
        ...(await receivers.end(tx, caller)),
        method,
        authorizationCipher: authorization ? secrets.seal(authorization, 'receiver-authorization') : null,
        secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
      },
    }),
  );
  return { receiver, signingSecret: secret };
}

/** What is left out stays; an empty Authorization removes the saved one. */
function sealed(secrets: SecretBox, { authorization, signingSecret }: z.output<typeof updateRule>) {
  return {
    ...(authorization && { authorizationCipher: secrets.seal(authorization, 'receiver-authorization') }),
    ...((authorization === null || authorization === '') && { authorizationCipher: null }),
    ...(signingSecret && { secretCipher: secrets.seal(signingSecret, 'receiver-signing-secret') }),
  };
}

const updateRule = changeRule(receiverFields);

/**
 * Changes what the input names. What waits for the receiver goes out as it is then, at once: whoever saves has repaired
 * something. What is in the air at this moment is rendered anew if it fails (`settleAttempts` sees the version).
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
  await checkReceiverSettings(
    {
      url: data.url ?? stored.url,
      method: data.method ?? stored.method,
      headers: data.headers ?? parseExtraHeaders(stored.headers),
      bodyTemplate: data.bodyTemplate ?? stored.bodyTemplate,
      authorization: authorization || null,
      signingSecret: signingSecret || null,
    },
    sampleScope(caller.channel, caller.now()),
  );
  const columns = { ...data, ...sealed(secrets, change) };
  return receivers.update(caller, { id, version, change: columns }, async (tx) => {
    await sendAnew(tx, id, caller.now());
    await notify(tx, RECEIVER_TOPIC, receiverNotice({ id, channelId }));
    return undefined;
  });
}

/** Makes a new signing secret; the old one signs nothing any more. @throws {NotFound | Forbidden} */
export async function renewSigningSecret(caller: Caller, secrets: SecretBox, id: string): Promise<ReceiverWithSecret> {
  const signingSecret = makeSigningSecret(randomBytes);
  const receiver = await receivers.write(caller, 'renewSigningSecret', async (tx) => {
    const [row] = await tx.receiver.updateManyAndReturn({
      where: { id, channelId: caller.channel.id },
      data: { secretCipher: secrets.seal(signingSecret, 'receiver-signing-secret'), version: { increment: 1 } },
    });
    if (!row) throw new NotFound();
    return row;
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
