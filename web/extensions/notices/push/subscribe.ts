import { registerWorker } from '../../../document/register-worker';

/** `INSTALL_FIRST`: iPhones and iPads give push to pages on the home screen only. */
export type PushSupport = 'READY' | 'DENIED' | 'INSTALL_FIRST' | 'NONE';

export function pushSupport(): PushSupport {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return isApple ? 'INSTALL_FIRST' : 'NONE';
  return Notification.permission === 'denied' ? 'DENIED' : 'READY';
}

/** Where the operator has switched the service worker off, it never becomes ready. */
const WORKER_MS = 10_000;

const sleep = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** The end of this browser's address, by which a page knows its own; null: it has none. */
export async function ownEnd(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription?.endpoint.slice(-8) ?? null;
}

export interface Subscribed {
  readonly address: string;
  readonly pushKeys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Asks for permission and subscribes this browser. Call it on a press: browsers refuse to ask otherwise.
 *
 * @param key - the shop's, as `applicationServerKey`.
 * @returns null without permission.
 * @throws where the browser can't reach its push service.
 */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await Promise.race([registerWorker(), sleep(WORKER_MS)]);
  if (!registration) throw new Error('the site has no service worker');
  const manager = registration.pushManager;
  const applicationServerKey = bytesOf(key);
  const former = await manager.getSubscription();
  if (former && !isSame(former.options.applicationServerKey, applicationServerKey)) await former.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { address: endpoint, pushKeys: { p256dh, auth } } : null;
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const known = new Uint8Array(one ?? new ArrayBuffer());
  return known.length === other.length && known.every((byte, index) => byte === other[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
