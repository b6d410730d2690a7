import { createClient, newIdempotencyKey } from 'carte-client/client';
import { Dishes, OrderChanges, PlaceOrder } from 'carte-client/documents';
import { followOrders } from 'carte-client/order-feed';
import { browserSession } from 'carte-client/session';
import { verifyWebhook } from 'carte-client/webhook';

/** What a project that installed the kit may write. `package.test.ts` compiles it there. */
const url = 'https://pizza.example';
const shop = createClient({ url, session: browserSession() });

export async function namesOf(slug: string): Promise<readonly string[]> {
  const { category } = await shop.run(Dishes, { slug });
  return category?.products.nodes.map(({ name }) => name) ?? [];
}

export async function order(name: string, phone: string, paymentMethodId: string): Promise<string> {
  const input = {
    name,
    phone,
    paymentMethodId,
    deliveryMethod: 'PICKUP',
    idempotencyKey: newIdempotencyKey(),
  } as const;
  const { answer } = await shop.run(PlaceOrder, { input });
  if ('token' in answer) return answer.token ?? '';
  throw new Error(answer.message);
}

/** Why it was cancelled: a field of orders alone. */
export async function follow(token: string): Promise<string | null> {
  for await (const { order } of shop.subscribe(OrderChanges, { token })) {
    if (order.__typename === 'Order' && order.status === 'CANCELLED') return order.cancelReason;
  }
  return null;
}

export async function store(token: string): Promise<string | undefined> {
  for await (const { order, cursor } of followOrders({ url, token })) return `${order.number} ${cursor}`;
  return undefined;
}

export const events = (body: string, headers: Headers) => verifyWebhook({ body, headers }, 'whsec_MfKQ9r8GKYqrTwjU');
