import { Broker } from './broker';
import { type Message, type OperationKey, type Post, PROTOCOL } from './messages';

const NAME = `live updates ${PROTOCOL}`;

/** Where the browser's one broker runs, as a page sees it. */
export interface Host {
  /** All that the page wants to hear; the broker answers each time. */
  send(keys: readonly OperationKey[]): void;
  /** It has not answered: another one takes its place. */
  renew(): void;
  /** The page is out of sight for good, or frozen. */
  close(): void;
}

/**
 * A worker where there is one: it is neither frozen nor slowed down with a tab. Else a tab that the others elect. Plain http on a
 * phone has neither: then each tab has its own, while it is looked at.
 */
export function openHost(receive: Post): Host {
  let host: Host | null = null;
  let keys: readonly OperationKey[] = [];
  let isClosed = false;
  const stepIn = () => {
    if (isClosed) return;
    host?.close();
    host = elsewhere(receive);
    host.send(keys);
  };
  try {
    if ('SharedWorker' in globalThis) host = inWorker(receive, stepIn);
  } catch {
    // Browsers that are set to keep nothing refuse it.
  }
  host ??= elsewhere(receive);
  return {
    send(wanted) {
      keys = wanted;
      host?.send(keys);
    },
    renew: () => host?.renew(),
    close() {
      isClosed = true;
      host?.close();
    },
  };
}

function elsewhere(receive: Post): Host {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis ? inElectedTab(receive) : inOwnTab(receive);
}

/** @param onFailure - its script can't be had. */
function inWorker(receive: Post, onFailure: () => void): Host {
  const open = () => {
    // One address for all builds: their tabs share the worker.
    const worker = new SharedWorker('/live-updates.js', NAME);
    worker.onerror = onFailure;
    worker.port.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
    return worker.port;
  };
  let port = open();
  const leave = () => {
    port.postMessage([]);
    port.close();
  };
  return {
    send: (keys) => port.postMessage(keys),
    renew() {
      leave();
      port = open();
    },
    close: leave,
  };
}

/** Between tabs: what one wants, what it is told, and that a new broker asks all what they want. */
type Letter =
  | { readonly from: number; readonly keys: readonly OperationKey[] }
  | { readonly to: number; readonly message: Message }
  | 'who is there?';

/** The broker lives in the tab that holds a lock; the next in the queue takes over when it goes, even by a crash. */
function inElectedTab(receive: Post): Host {
  const id = Math.random();
  const channel = new BroadcastChannel(NAME);
  const post = (letter: Letter) => channel.postMessage(letter);
  const leaving = new AbortController();
  let broker: Broker | null = null;
  let resign = () => {};
  let wanted: readonly OperationKey[] = [];
  const send = (keys: readonly OperationKey[]) => {
    wanted = keys;
    if (broker) broker.hear(id, keys, receive);
    else post({ from: id, keys });
  };
  const lead = () => {
    if (leaving.signal.aborted) return undefined;
    broker = new Broker();
    post('who is there?');
    send(wanted);
    return new Promise<void>((resolve) => {
      resign = resolve;
    });
  };
  const standDown = () => {
    broker?.close();
    broker = null;
  };
  const queue = (options: LockOptions) => {
    navigator.locks.request(NAME, options, lead).catch(() => {
      // Left, or the lock was taken by a tab that had waited for an answer in vain.
      standDown();
      if (!leaving.signal.aborted) queue({ signal: leaving.signal });
    });
  };
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if (data === 'who is there?') send(wanted);
    else if ('to' in data) {
      if (data.to === id) receive(data.message);
    } else {
      const { from: to, keys } = data;
      broker?.hear(to, keys, (message) => post({ to, message }));
    }
  };
  queue({ signal: leaving.signal });
  return {
    send,
    renew() {
      // A tab in the background may only have been asleep itself.
      if (!broker && document.visibilityState === 'visible') queue({ steal: true });
    },
    close() {
      if (!broker) post({ from: id, keys: [] });
      leaving.abort();
      standDown();
      resign();
      channel.close();
    },
  };
}

function inOwnTab(receive: Post): Host {
  const broker = new Broker();
  const leaving = new AbortController();
  let wanted: readonly OperationKey[] = [];
  const look = () => broker.hear(receive, document.visibilityState === 'visible' ? wanted : [], receive);
  document.addEventListener('visibilitychange', look, { signal: leaving.signal });
  return {
    send(keys) {
      wanted = keys;
      look();
    },
    renew: look,
    close() {
      leaving.abort();
      broker.close();
    },
  };
}
