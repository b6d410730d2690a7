import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Caller, requirePermission } from '../access/caller';
import { notify } from '../db/notifications';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateReceiverInput, UpdateReceiverInput } from '../generated/inputs';
import type { Channel, Receiver } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import type { SecretBox } from '../kernel/secrets';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { receiverFields } from './receiver-input';
import { checkReceiverSettings } from './receiver-settings';
import { RECEIVER_TOPIC, receiverNotice } from './receiver-topic';
import { sampleScope } from './template/sample-order';
import { sendAnew } from './worker/replay.command';
import { parseExtraHeaders } from './worker/request-headers';
import { makeSigningSecret } from './worker/signature';

export const RECEIVERS_LIMIT = 20;

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
  const channelId = caller.channel.id;
  const receiver = await staffWrite(caller, { permission: 'receivers', action: 'createReceiver' }, async (tx) => {
    await lockLists(tx, channelId);
    const others = await tx.receiver.findMany({ where: { channelId }, select: { position: true } });
    return tx.receiver.create({
      data: {
        ...rest,
        channelId,
        method,
        authorizationCipher: authorization ? secrets.seal(authorization, 'receiver-authorization') : null,
        secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
        position: positionAtEnd(others, RECEIVERS_LIMIT),
      },
    });
  });
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

const updateRule = receiverFields.partial().extend({ id: z.guid(), version: z.int() });

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
  return staffWrite(caller, { permission: 'receivers', action: 'updateReceiver' }, async (tx) => {
    const receiver = await updateVersioned(
      tx.receiver.updateMany({
        where: { id, channelId, version },
        data: { ...data, ...sealed(secrets, change), version: { increment: 1 } },
      }),
      () => tx.receiver.findFirst({ where: { id, channelId } }),
    );
    await sendAnew(tx, id, caller.now());
    await notify(tx, RECEIVER_TOPIC, receiverNotice(receiver));
    return receiver;
  });
}

/** Makes a new signing secret; the old one signs nothing any more. @throws {NotFound | Forbidden} */
export async function renewSigningSecret(caller: Caller, secrets: SecretBox, id: string): Promise<ReceiverWithSecret> {
  const signingSecret = makeSigningSecret(randomBytes);
  const receiver = await staffWrite(caller, { permission: 'receivers', action: 'renewSigningSecret' }, async (tx) => {
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
  const write = { permission: 'receivers', action: 'deleteReceiver', typename: 'Receiver', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.receiver.deleteMany({ where }));
}

/** @throws {NotFound | Forbidden} */
export async function reorderReceivers(caller: Caller, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id };
  return reorderRows(caller, { permission: 'receivers', action: 'reorderReceivers' }, ids, {
    read: (tx) => tx.receiver.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }], select: { id: true } }),
    write: (tx, id, position) => tx.receiver.update({ where: { id }, data: { position } }),
  });
}
