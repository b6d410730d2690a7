import type { OperationKey } from './messages';

/** The server sends a heartbeat every twelve seconds: after this silence the connection is dead. */
const SILENCE_MS = 40_000;

/** An event of `/graphql/stream`: see `api/http/graphql/live-stream.rest.ts`. */
interface LiveEvent {
  /** Its place in the question. */
  readonly operation: number;
  /** Nothing when the operation is over. */
  readonly result?: object;
}

export interface Listener {
  onOpen(): void;
  onResult(key: OperationKey, result: object): void;
  onOver(key: OperationKey): void;
  /** Once, and nothing comes after it. */
  onLost(): void;
}

/** One connection for several operations. */
export class Stream {
  readonly #source: EventSource;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly keys: readonly OperationKey[],
    listener: Listener,
    path = '/graphql/stream',
  ) {
    this.#source = new EventSource(`${path}?operations=${encodeURIComponent(`[${keys.join(',')}]`)}`);
    // The browser would try again by itself, but not after every failure, and not at moments of chance.
    const lose = () => {
      this.close();
      listener.onLost();
    };
    const isThere = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(lose, SILENCE_MS);
    };
    isThere();
    this.#source.onerror = lose;
    this.#source.onopen = () => {
      isThere();
      listener.onOpen();
    };
    this.#source.addEventListener('ping', isThere);
    this.#source.onmessage = ({ data }) => {
      isThere();
      const { operation, result }: LiveEvent = JSON.parse(data);
      const key = keys[operation];
      if (key === undefined) return;
      if (result) listener.onResult(key, result);
      else listener.onOver(key);
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source.close();
  }
}
