import { z } from 'zod';
import type { Notice, NoticeRequest } from '../../payment-provider';

const Said = z.object({
  type: z.literal('notification'),
  event: z.string().regex(/^(payment|refund)\.\w+$/),
  object: z.looseObject({
    id: z.string().max(64),
    status: z.string().max(64),
    payment_id: z.string().max(64).optional(),
    metadata: z.looseObject({ payment: z.uuid().optional() }).optional(),
  }),
});

/**
 * YooKassa signs nothing. What a notice says is never believed: it only makes the shop ask YooKassa, with the shop's keys,
 * about a payment that the shop knows.
 */
export function readYookassaNotice({ text }: NoticeRequest): Notice | null {
  const said = Said.safeParse(parsed(text));
  if (!said.success) return null;
  const { event, object } = said.data;
  const isRefund = event.startsWith('refund.');
  return {
    noticeId: `${event} ${object.id} ${object.status}`,
    action: event,
    paymentId: object.metadata?.payment ?? null,
    reference: isRefund ? (object.payment_id ?? null) : object.id,
    body: said.data,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
