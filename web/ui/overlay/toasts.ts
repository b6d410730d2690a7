/** By the specification: how long a toast stays, how many can be seen, and how long a closed one takes to go. */
export const TOAST_DURATION_MS = 5000;
export const TOASTS_VISIBLE = 5;
export const TOAST_LEAVE_MS = 200;

export interface ToastContent {
  readonly message: string;
  readonly tone?: 'info' | 'success' | 'danger';
  /** One thing that can still be done: undo. Pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface Toast extends ToastContent {
  readonly id: number;
  readonly isClosing: boolean;
}

/** The toasts of one page. A newer one pushes the oldest out when five are in sight. */
export class Toasts {
  #toasts: readonly Toast[] = [];
  #nextId = 1;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Toast[] => this.#toasts;

  /** @returns its id, for {@link close}. */
  show(content: ToastContent): number {
    const id = this.#nextId++;
    this.#set([...this.#toasts, { ...content, id, isClosing: false }]);
    const open = this.#toasts.filter(({ isClosing }) => !isClosing);
    for (const { id: oldest } of open.slice(0, Math.max(0, open.length - TOASTS_VISIBLE))) this.close(oldest);
    this.resume(id);
    return id;
  }

  close(id: number): void {
    this.pause(id);
    if (!this.#toasts.some((toast) => toast.id === id && !toast.isClosing)) return;
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)));
    setTimeout(() => this.#set(this.#toasts.filter((toast) => toast.id !== id)), TOAST_LEAVE_MS);
  }

  /** Keeps a toast while it is pointed at or focused. */
  pause(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  resume(id: number): void {
    this.pause(id);
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), TOAST_DURATION_MS),
    );
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's toasts. Call from event handlers in the browser only: the server is shared by all visitors. */
export const toasts = new Toasts();
