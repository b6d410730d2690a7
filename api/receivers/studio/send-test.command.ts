import { randomUUID } from 'node:crypto';
import type { GuardedAgent } from '../../kernel/guarded-agent';
import type { SecretBox } from '../../kernel/secrets';
import { type DeliveryOutcome, deliver } from '../../sending/deliver';
import type { RenderedRequest } from '../../sending/queue';
import { brokenReceiver, type RequestSource, renderRequest, signRequest } from '../request/prepare-request';
import type { TemplateScope } from '../template/body-template';

/**
 * Sends an order to a receiver once, whether it is active or not; nothing is queued or kept.
 *
 * @param receiver - the row, or an unsaved form with its secrets sealed.
 * @param scope - what its templates see: a made-up order, or a past one.
 * @returns the outcome, and what was sent unless it could not be rendered.
 */
export async function sendTest(
  receiver: RequestSource,
  scope: TemplateScope,
  { secrets, agent, now }: { secrets: SecretBox; agent: GuardedAgent; now: () => Date },
): Promise<{ outcome: DeliveryOutcome; request: RenderedRequest | null }> {
  const at = now();
  try {
    const request = await renderRequest(receiver, scope, 'tests');
    const signed = signRequest(receiver, request, secrets, { id: `test-${randomUUID()}`, at });
    return { outcome: await deliver(signed, agent, { now }), request };
  } catch (error) {
    const broken = brokenReceiver(error);
    if (!broken) throw error;
    const { failure, detail } = broken;
    const outcome = { status: null, failure, failureDetail: detail, durationMs: 0, answer: null, retryAfterMs: null };
    return { outcome, request: null };
  }
}
