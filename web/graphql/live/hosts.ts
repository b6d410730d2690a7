import { Broker } from './broker';
import { type Message, type OperationKey, type Post, PROTOCOL } from './messages';

const NAME = `live updates ${PROTOCOL}`;

/** Where the broker runs, as a page sees it. */
export interface Host {
  /** All that the page wants to hear; the broker answers each time. */
  send(keys: readonly OperationKey[]): void;
  /** It has not answered: another one takes its place. */
  renew(): void;
  /** The page is out of sight for good, or frozen. */
  close(): void;
}

/** A worker that all tabs share: it is neither frozen nor slowed down with a tab. Where there is none, each tab has a broker of its own. */
export function openHost(receive: Post): Host {
  let host: Host | null = null;
  let keys: readonly OperationKey[] = [];
  let isClosed = false;
  const stepIn = () => {
    if (isClosed) return;
    host?.close();
    host = inOwnTab(receive);
    host.send(keys);
  };
  try {
    if ('SharedWorker' in globalThis) host = inWorker(receive, stepIn);
  } catch {
    // Browsers that are set to keep nothing refuse it.
  }
  host ??= inOwnTab(receive);
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

function inOwnTab(receive: Post): Host {
  const broker = new Broker();
  return {
    send: (keys) => broker.hear(receive, keys, receive),
    renew() {},
    close: () => broker.close(),
  };
}
