import type { ChangeEvent, ClickEvent, PushEvent, WorkerScope } from './worker-scope';

/** As `api/extensions/notices/push/send-push.ts` writes it. */
interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

const isPushText = (data: unknown): data is PushText =>
  ['title', 'body', 'url', 'tag'].every((name) => typeof Reflect.get(Object(data), name) === 'string');

/** Shows what came. A push that shows nothing costs the subscription on iPhones, so what can't be read is shown as the site's name. */
export async function showPush({ data }: PushEvent, { registration, location }: WorkerScope): Promise<void> {
  const unread = { title: new URL(location.origin).host, body: '', url: '/', tag: '' };
  const { title, body, url, tag } = read(data) ?? unread;
  // Without a tag each is shown by itself; `renotify` is allowed with one only.
  await registration.showNotification(title, { body, data: url, ...(tag && { tag, renotify: true }) });
}

function read(data: PushEvent['data']): PushText | null {
  try {
    const text = data?.json();
    return isPushText(text) ? text : null;
  } catch {
    return null;
  }
}

/** Opens what a notification is about: in the tab that shows it already, else in a new one. */
export async function openNotification(
  { notification }: ClickEvent,
  { clients, location }: WorkerScope,
): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.url.split('#')[0] === url);
  await (open ? open.focus() : clients.openWindow(url));
}

/** Subscribes again and says so to the shop: the browser has ended the subscription, or gave it another address. */
export async function renewSubscription(
  { oldSubscription: former, newSubscription }: ChangeEvent,
  { registration }: WorkerScope,
): Promise<void> {
  const applicationServerKey = former?.options.applicationServerKey;
  if (!former || !applicationServerKey) return;
  const renewed =
    newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint: address, keys: pushKeys } = renewed.toJSON();
  await fetch('/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former: former.endpoint, address, pushKeys }),
  });
}

/** What a worker does about push, whatever else it does. */
export function listenToPush(self: WorkerScope): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event, self)));
  self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event, self)));
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event, self)));
}
