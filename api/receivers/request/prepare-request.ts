import { WorkEnded } from '../../child-processes/work-ended';
import { Busy } from '../../kernel/refusals';
import { type SecretBox, SecretUnreadable } from '../../kernel/secrets';
import type { DeliveryRequest } from '../../sending/deliver';
import type { RenderedRequest, Unmade } from '../../sending/queue';
import type { TemplateScope } from '../template/body-template';
import { renderInChild } from '../template/render-in-child';
import { TemplateInvalid, TemplateTooCostly } from '../template/template-invalid';
import { checkAuthorization, parseExtraHeaders, ReceiverHeaderInvalid, requestHeaders } from './request-headers';
import { parseRequestUrl, ReceiverUrlInvalid } from './request-url';
import { SigningSecretInvalid, sign } from './signature';

/** What of a receiver a request is made from. */
export interface RequestSource {
  readonly url: string;
  readonly method: DeliveryRequest['method'];
  /** The column: `[{ "name": "X-…", "value": "…" }]`. */
  readonly headers: unknown;
  readonly bodyTemplate: string;
  readonly authorizationCipher: Uint8Array | null;
  readonly secretCipher: Uint8Array;
  readonly previousSecretCipher: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
}

/**
 * Renders URL and body.
 *
 * @param key - whom the templates belong to: see `renderInChild`.
 * @throws {TemplateInvalid | TemplateTooCostly | Busy | WorkEnded}
 * @throws {ReceiverUrlInvalid} when what the URL's template makes of this order is no URL to call.
 */
export async function renderRequest(
  { url, method, bodyTemplate }: Pick<RequestSource, 'url' | 'method' | 'bodyTemplate'>,
  scope: TemplateScope,
  key: string,
): Promise<RenderedRequest> {
  const address = await renderInChild(url, scope, { path: ['url'], key });
  return {
    url: parseRequestUrl(address, ['url']).href,
    body: method === 'GET' ? '' : await renderInChild(bodyTemplate, scope, { path: ['bodyTemplate'], key }),
  };
}

/**
 * Adds the headers of one attempt to a rendered request.
 *
 * @param message - `id` is the same on every retry; `at` is this attempt's time.
 * @throws {SecretUnreadable | SigningSecretInvalid} when the receiver's secrets can't be used.
 * @throws {ReceiverHeaderInvalid} when its headers can't be sent.
 */
export function signRequest(
  source: RequestSource,
  { url, body }: RenderedRequest,
  secrets: SecretBox,
  { id, at }: { id: string; at: Date },
): DeliveryRequest {
  const { method, headers, authorizationCipher } = source;
  const authorization = authorizationCipher && secrets.open(authorizationCipher, 'receiver-authorization');
  const signature = sign(signingSecrets(source, secrets, at), { id, at, body });
  return {
    url,
    method,
    body,
    headers: requestHeaders({
      extra: parseExtraHeaders(headers),
      authorization: authorization && checkAuthorization(authorization),
      signature: { ...signature },
      hasBody: method !== 'GET',
    }),
  };
}

/** The present secret, and the one before while it still signs; one that no key opens any more is left out. */
export function signingSecrets(
  source: Pick<RequestSource, 'secretCipher' | 'previousSecretCipher' | 'previousSecretUntil'>,
  secrets: SecretBox,
  at: Date,
): string[] {
  const { secretCipher, previousSecretCipher: cipher, previousSecretUntil: until } = source;
  const previous = cipher && until && at < until ? secrets.tryOpen(cipher, 'receiver-signing-secret') : null;
  return [secrets.open(secretCipher, 'receiver-signing-secret'), ...(previous === null ? [] : [previous])];
}

/** Why nothing can be sent to a receiver, or null for another error. */
export function brokenReceiver(error: unknown): Unmade | null {
  if (error instanceof TemplateInvalid) {
    const detail = `${error.path?.join('.')}, ${error.message}`;
    // The machine may have stalled, or have had no memory left.
    const isTooCostly = error instanceof TemplateTooCostly;
    return { failure: 'TEMPLATE_INVALID', detail, mayPass: isTooCostly, isStrike: isTooCostly };
  }
  if (error instanceof WorkEnded)
    return { failure: 'INTERRUPTED', detail: error.message, mayPass: true, isStrike: error.end === 'CRASHED' };
  if (error instanceof Busy)
    return { failure: 'INTERRUPTED', detail: 'too much waits to be rendered', mayPass: true, isStrike: false };
  if (error instanceof ReceiverUrlInvalid)
    return { failure: 'URL_INVALID', detail: error.message, mayPass: false, isStrike: false };
  if (error instanceof ReceiverHeaderInvalid)
    return { failure: 'HEADERS_INVALID', detail: error.message, mayPass: false, isStrike: false };
  // The operator can put the right key back, and nobody has to send anything again.
  if (error instanceof SecretUnreadable || error instanceof SigningSecretInvalid)
    return { failure: 'SECRET_UNREADABLE', detail: error.message, mayPass: true, isStrike: false };
  return null;
}
