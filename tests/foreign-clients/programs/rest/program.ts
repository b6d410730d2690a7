import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './__generated__/shop';

const [url = '', token = ''] = process.argv.slice(2);
let session: string | null = null;

const keepSession: Middleware = {
  onRequest({ request }) {
    if (session) request.headers.set('carte-session', session);
  },
  onResponse({ response }) {
    session = response.headers.get('carte-session') ?? session;
  },
};

const api = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
api.use(keepSession);

const { data: channel } = await api.GET('/api/channel');
const dish: components['schemas']['Channel']['products'][number] | undefined = channel?.products[0];
const productVariantId = dish?.variants[0]?.id;
const paymentMethodId = channel?.paymentMethods[0]?.id;
if (!dish || !productVariantId || !paymentMethodId) throw new Error('there is nothing to order');

const cart = await api.POST('/api/checkout/add', { body: { productVariantId, quantity: 3 } });
const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
const body = { deliveryMethod: 'PICKUP', phone: '030 901820', paymentMethodId } as const;
const nameless = await api.POST('/api/checkout', { params, body });
const order = await api.POST('/api/checkout', { params, body: { ...body, name: 'Anna' } });
const again = await api.GET('/api/checkout/id/{id}', { params: { path: { id: order.data?.id ?? '' } } });

console.log(
  JSON.stringify({
    dish: dish.name,
    items: cart.data?.items.map(({ quantity, unitPrice, total }) => ({ quantity, unitPrice, total })),
    refusal: { status: nameless.response.status, error: nameless.error?.error },
    order: { status: order.response.status, is: order.data?.status, at: order.response.headers.get('location') },
    again: again.data?.number === order.data?.number,
  }),
);
