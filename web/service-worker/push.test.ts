import { expect, test, vi } from 'vitest';
import { openNotification, renewSubscription, showPush } from './push';
import type { WorkerScope } from './worker-scope';

const origin = 'https://shop.example';
const waitUntil = () => undefined;

function scope(urls: readonly string[] = []) {
  const windows = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const showNotification = vi.fn(async () => undefined);
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: `${origin}/new`, keys }) }));
  const openWindow = vi.fn(async () => undefined);
  const self = {
    location: { origin },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { openWindow, matchAll: async () => windows },
  } as unknown as WorkerScope;
  return { self, windows, showNotification, openWindow, subscribe };
}

test('a push is shown, in the place of an earlier one of the same order', async () => {
  const { self, showNotification } = scope();
  const text = { title: 'Order 1 accepted', body: 'Today', url: '/finish?order=a', tag: 'a' };
  await showPush({ waitUntil, data: { json: () => text } }, self);
  expect(showNotification).toHaveBeenCalledWith('Order 1 accepted', {
    body: 'Today',
    data: '/finish?order=a',
    tag: 'a',
    renotify: true,
  });
});

test.each([
  ['nothing', null],
  ['what is no JSON', { json: () => JSON.parse('{') as unknown }],
  ['another JSON', { json: () => ({ title: 1 }) }],
])('a push with %s is shown all the same', async (_what, data) => {
  const { self, showNotification } = scope();
  await showPush({ waitUntil, data }, self);
  expect(showNotification).toHaveBeenCalledWith('shop.example', { body: '', data: '/' });
});

test('a press opens the order: in the tab that shows it, else in a new one', async () => {
  const notification = { data: '/finish?order=a', close: vi.fn() };
  const seen = scope([`${origin}/`, `${origin}/finish?order=a#notices`]);
  await openNotification({ waitUntil, notification }, seen.self);
  expect(seen.windows[1]?.focus).toHaveBeenCalled();
  expect(seen.openWindow).not.toHaveBeenCalled();
  const unseen = scope([`${origin}/`]);
  await openNotification({ waitUntil, notification }, unseen.self);
  expect(unseen.openWindow).toHaveBeenCalledWith(`${origin}/finish?order=a`);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

test('a browser that ended its subscription subscribes again with the shop’s key, and says so to the shop', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { self, subscribe } = scope();
  await renewSubscription({ waitUntil, oldSubscription: null }, self);
  expect(fetched).not.toHaveBeenCalled();
  const applicationServerKey = new ArrayBuffer(65);
  const oldSubscription = { endpoint: `${origin}/old`, options: { applicationServerKey } } as PushSubscription;
  await renewSubscription({ waitUntil, oldSubscription }, self);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect([address, JSON.parse(String(request?.body))]).toEqual([
    '/notices/push',
    { former: `${origin}/old`, address: `${origin}/new`, pushKeys: { p256dh: 'key', auth: 'secret' } },
  ]);
  fetched.mockRestore();
});
