import type { DeliveryRequest } from '../sending/deliver';
import type { RenderedRequest } from '../sending/queue';
import { renderRequest } from './request/prepare-request';
import { checkAuthorization, type ExtraHeader, parseExtraHeaders } from './request/request-headers';
import { isSigningSecret, SigningSecretInvalid } from './request/signature';
import type { TemplateScope } from './template/body-template';
import { renderInChild } from './template/render-in-child';

/** What staff write into a receiver's form. */
export interface ReceiverSettings {
  readonly url: string;
  readonly method: DeliveryRequest['method'];
  readonly headers: readonly ExtraHeader[];
  readonly bodyTemplate: string;
  /** Null: none, or the saved one stays. */
  readonly authorization: string | null;
  /** Null: made by us, or the saved one stays. */
  readonly signingSecret: string | null;
}

/** Whose turn it is to be rendered: all that staff try shares one, so that none of it holds up orders. */
export const FORMS = 'forms';

/**
 * Refuses at save what could never be sent; each refusal names the field that it is about.
 *
 * @param scope - of an order to try the templates on: see `sampleScope`.
 * @returns the request that such an order makes, for the preview.
 * @throws {TemplateInvalid | ReceiverUrlInvalid | ReceiverHeaderInvalid | SigningSecretInvalid}
 * @throws {TemplateTooCostly | Busy | WorkEnded}
 */
export async function checkReceiverSettings(
  settings: ReceiverSettings,
  scope: TemplateScope,
): Promise<RenderedRequest> {
  const { authorization, bodyTemplate, headers, signingSecret } = settings;
  const request = await renderRequest(settings, scope, FORMS);
  // Not rendered for GET, yet kept: the method may change later.
  if (settings.method === 'GET') await renderInChild(bodyTemplate, scope, { path: ['bodyTemplate'], key: FORMS });
  parseExtraHeaders(headers, ['headers']);
  if (authorization !== null) checkAuthorization(authorization, ['authorization']);
  if (signingSecret !== null && !isSigningSecret(signingSecret)) throw new SigningSecretInvalid({}, ['signingSecret']);
  return request;
}
