import { z } from 'zod';
import { deliver } from '../../../sending/deliver';
import { failureOf } from '../../../sending/delivery-failure';
import { pushSettings } from '../channels/channel-kinds';
import type { SendNotice } from '../sending/outgoing-notice';
import { encryptPush, pushKeys } from './encrypt-push';
import { vapidHeader } from './vapid';

/** What the service worker shows (`web/service-worker/push.ts`). */
export const pushBody = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a press leads: a path, or an address. */
  url: z.string(),
  /** A later push with the same one takes the place of an earlier: 32 letters of base64url at most. */
  tag: z.string().max(32),
});
export type PushBody = z.infer<typeof pushBody>;

/** What waits at the push service for a device that is off. */
const TTL_SECONDS = 3 * 60 * 60;
/** The subscription is no more. */
const ENDED = [404, 410];

/** Hands a push to the browser's push service. What happens there says nothing of other browsers'. */
export const sendPush: SendNotice = async ({ settings, secret, address, body, keys }, agent) => {
  try {
    const { sender: contact } = pushSettings.parse(settings);
    const { tag } = pushBody.parse(JSON.parse(body));
    const outcome = await deliver(
      {
        url: address,
        method: 'POST',
        headers: {
          authorization: vapidHeader(address, { key: secret ?? '', contact, now: new Date() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: `${TTL_SECONDS}`,
          urgency: 'high',
          topic: tag,
        },
        body: encryptPush(body, pushKeys.parse(keys)),
      },
      agent,
    );
    const hasEnded = outcome.status !== null && ENDED.includes(outcome.status);
    return { ...outcome, ...(hasEnded && { failure: 'RECIPIENT_GONE' }), isOfRecipient: true };
  } catch (error) {
    // Its key is no point of the curve: nothing can ever be sent there.
    const { detail } = failureOf(error);
    const known = { status: null, answer: null, retryAfterMs: null, durationMs: 0, isOfRecipient: true };
    return { ...known, failure: 'RECIPIENT_GONE', failureDetail: detail };
  }
};
