import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Caller, requirePermission } from '../../access/caller';
import type { ReceiverPreviewInput } from '../../generated/inputs';
import { type HttpMethod, type Receiver, ReceiverEvent } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput, NotFound } from '../../kernel/refusals';
import { type SecretBox, SecretUnreadable } from '../../kernel/secrets';
import { receiverFields } from '../receiver-input';
import { scopeToTry } from '../receiver-scope.command';
import { checkReceiverSettings } from '../receiver-settings';
import { signingSecrets } from '../request/prepare-request';
import { type ExtraHeader, parseExtraHeaders, requestHeaders } from '../request/request-headers';
import { type SignatureHeaders, sign } from '../request/signature';
import type { FindOrderPages } from '../template/order-scope.store';

/** The request that a receiver would get; it was not sent. */
export interface RequestPreview {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: readonly ExtraHeader[];
  readonly body: string;
}

/** Stands for what can't be read. */
const MASK = '••••••••';

const previewRule = receiverFields
  .pick({ url: true, method: true, headers: true, bodyTemplate: true })
  .partial()
  .extend({ receiverId: z.guid().nullish(), orderId: z.guid().nullish(), event: z.enum(ReceiverEvent).nullish() });

/**
 * Renders what a receiver would be sent, and sends nothing.
 *
 * @param input - a form that need not be saved; what it leaves out is the saved receiver's, if it names one.
 * @throws {NotFound} when there is no such receiver or order.
 * @throws {InvalidInput | TemplateInvalid | ReceiverUrlInvalid | ReceiverHeaderInvalid | Forbidden}
 */
export async function previewRequest(
  caller: Caller,
  { secrets, orderPages }: { readonly secrets: SecretBox; readonly orderPages: FindOrderPages },
  input: ReceiverPreviewInput,
): Promise<RequestPreview> {
  requirePermission(caller.actor, 'receivers');
  const { receiverId = null, orderId = null, event, ...form } = parseInput(previewRule, input, ['input']);
  const saved = receiverId === null ? null : await findReceiver(caller, receiverId);
  const url = form.url ?? saved?.url;
  const bodyTemplate = form.bodyTemplate ?? saved?.bodyTemplate;
  if (url === undefined || bodyTemplate === undefined) throw missing({ url, bodyTemplate });
  const method = form.method ?? saved?.method ?? 'POST';
  const headers = form.headers ?? parseExtraHeaders(saved?.headers ?? []);
  const scope = await scopeToTry(caller, orderPages, { orderId, event: event ?? 'PLACED' });
  const settings = { url, method, headers, bodyTemplate, authorization: null, signingSecret: null };
  const request = await checkReceiverSettings(settings, scope);
  const sent = requestHeaders({
    extra: headers,
    authorization: saved?.authorizationCipher ? MASK : null,
    signature: saved ? signatureOf(saved, secrets, { body: request.body, at: caller.now() }) : {},
    hasBody: method !== 'GET',
  });
  return { ...request, method, headers: Object.entries(sent).map(([name, value]) => ({ name, value })) };
}

async function findReceiver({ channel, db }: Caller, id: string): Promise<Receiver> {
  const receiver = await db.receiver.findFirst({ where: { id, channelId: channel.id } });
  if (!receiver) throw new NotFound();
  return receiver;
}

function missing(values: Readonly<Record<string, string | undefined>>): InvalidInput {
  const names = Object.keys(values).filter((name) => values[name] === undefined);
  return new InvalidInput(names.map((name) => ({ path: ['input', name], code: 'REQUIRED' })));
}

/** With the saved secret, so that a receiver's own check can be tried; empty when the secret can't be read. */
function signatureOf(
  receiver: Receiver,
  secrets: SecretBox,
  { at, body }: { readonly at: Date; readonly body: string },
): Partial<SignatureHeaders> {
  try {
    return { ...sign(signingSecrets(receiver, secrets, at), { id: randomUUID(), at, body }) };
  } catch (error) {
    if (error instanceof SecretUnreadable) return {};
    throw error;
  }
}
