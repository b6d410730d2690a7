/** What a service worker finds around itself: TypeScript's library knows either the page or the worker. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions & { readonly renotify?: true }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}

/** A tab or window of this site. */
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface ClickEvent extends LastingEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

/** Older browsers leave both out. */
export interface ChangeEvent extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The worker lives until the work is done. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
