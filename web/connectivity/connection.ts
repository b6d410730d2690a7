/** How live data comes in: not asked for yet, coming, or cut off and tried again. */
export type ConnectionState = 'idle' | 'live' | 'lost';

/** The state of the page's live connection: one for each stream, and live once all of them are heard. */
export class Connection {
  #state: ConnectionState = 'idle';
  readonly #awaited = new Set<object>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): ConnectionState => this.#state;

  /** @param stream - that somebody listens to from now on. */
  awaits(stream: object): void {
    this.#awaited.add(stream);
  }

  /** Calls listeners each time all streams are live: a stream sends no past events, so what was read may be out of date. */
  hears(stream: object): void {
    this.#awaited.delete(stream);
    if (this.#awaited.size === 0) this.#tell('live');
  }

  loses(stream: object): void {
    this.#awaited.add(stream);
    if (this.#state !== 'lost') this.#tell('lost');
  }

  /** Nobody listens to it any more. */
  leaves(stream: object): void {
    this.#awaited.delete(stream);
    if (this.#awaited.size === 0 && this.#state === 'lost') this.#tell('live');
  }

  #tell(state: ConnectionState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The page's own. Only the browser's transport sets it: the server is shared by all visitors. */
export const connection = new Connection();
