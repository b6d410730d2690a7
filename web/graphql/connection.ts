/** How live data comes in: not asked for yet, coming, or cut off and tried again. */
export type ConnectionState = 'idle' | 'live' | 'lost';

/** The state of the page's live connection. */
export class Connection {
  #state: ConnectionState = 'idle';
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): ConnectionState => this.#state;

  set(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's own. Only the browser's transport sets it: the server is shared by all visitors. */
export const connection = new Connection();
