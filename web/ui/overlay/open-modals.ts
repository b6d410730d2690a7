const listeners = new Set<() => void>();
let open: readonly HTMLDialogElement[] = [];

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The dialogs that are open, in the order of their opening: whatever is outside of the last one can't be pressed. */
export const openModals = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The one on top; null where there is none. */
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,
  add: (dialog: HTMLDialogElement): void => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(open.filter((other) => other !== dialog)),
};
