import type Stripe from 'stripe';
import { z } from 'zod';
import type { Notice, NoticeRequest } from '../../payment-provider';

/** Of any object that a notice brings, what leads to a payment. */
const About = z.object({
  object: z.string(),
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const Forged = z.object({ type: z.literal('StripeSignatureVerificationError') });

/** Checks the signature with Stripe's own verifier, which refuses what is older than five minutes too. */
export function readStripeNotice(
  stripe: Stripe,
  { text, header }: NoticeRequest,
  secret: string | null,
): Notice | null {
  const signature = header('stripe-signature');
  if (secret === null || signature === null) return null;
  try {
    const event = stripe.webhooks.constructEvent(text, signature, secret);
    const about = About.safeParse(event.data.object);
    return {
      noticeId: event.id,
      action: event.type,
      paymentId: about.data?.metadata?.['payment'] ?? null,
      reference: about.data?.object === 'checkout.session' ? about.data.id : null,
      body: event,
    };
  } catch (error) {
    if (Forged.safeParse(error).success) return null;
    throw error;
  }
}
