import { type SecretBox, SecretUnreadable } from '../kernel/secrets';
import { renderTemplate, type TemplateScope } from './body-template';
import type { DeliveryRequest } from './deliver';
import type { DeliveryFailure } from './delivery-failure';
import { checkAuthorization, parseExtraHeaders, ReceiverHeaderInvalid, requestHeaders } from './request-headers';
import { parseRequestUrl, ReceiverUrlInvalid } from './request-url';
import { SigningSecretInvalid, sign } from './signature';
import { TemplateInvalid } from './template-invalid';

/** What of a receiver a request is made from. */
export interface RequestSource {
  readonly url: string;
  readonly method: DeliveryRequest['method'];
  /** The column: `[{ "name": "X-…", "value": "…" }]`. */
  readonly headers: unknown;
  readonly bodyTemplate: string;
  readonly authorizationCipher: Uint8Array | null;
  readonly secretCipher: Uint8Array;
}

/** What stays equal to the byte on every retry. */
export interface RenderedRequest {
  readonly url: string;
  readonly body: string;
}

/**
 * Renders URL and body.
 *
 * @throws {TemplateInvalid}
 * @throws {ReceiverUrlInvalid} when what the URL's template makes of this order is no URL to call.
 */
export function renderRequest(
  { url, method, bodyTemplate }: Pick<RequestSource, 'url' | 'method' | 'bodyTemplate'>,
  scope: TemplateScope,
): RenderedRequest {
  return {
    url: parseRequestUrl(renderTemplate(url, scope, ['url']), ['url']).href,
    body: method === 'GET' ? '' : renderTemplate(bodyTemplate, scope, ['bodyTemplate']),
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
  { method, headers, authorizationCipher, secretCipher }: RequestSource,
  { url, body }: RenderedRequest,
  secrets: SecretBox,
  { id, at }: { id: string; at: Date },
): DeliveryRequest {
  const authorization = authorizationCipher && secrets.open(authorizationCipher, 'receiver-authorization');
  const signature = sign(secrets.open(secretCipher, 'receiver-signing-secret'), { id, at, body });
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

/** The fault of a receiver's settings that no retry repairs, or null when the error is none of these. */
export function brokenReceiver(error: unknown): { failure: DeliveryFailure; detail: string } | null {
  if (error instanceof TemplateInvalid)
    return { failure: 'TEMPLATE_INVALID', detail: `${error.path?.join('.')}, ${error.message}` };
  if (error instanceof ReceiverUrlInvalid) return { failure: 'URL_INVALID', detail: error.message };
  if (error instanceof ReceiverHeaderInvalid) return { failure: 'HEADERS_INVALID', detail: error.message };
  if (error instanceof SecretUnreadable || error instanceof SigningSecretInvalid)
    return { failure: 'SECRET_UNREADABLE', detail: error.message };
  return null;
}
