import { useSyncExternalStore } from 'react';

/** A text that is kept on this device alone, in the browser; empty until somebody sets it. */
export class DeviceText {
  readonly #key: string;
  readonly #watchers = new Set<() => void>();

  constructor(name: string) {
    this.#key = `carte.${name}`;
  }

  readonly current = (): string => {
    try {
      return localStorage.getItem(this.#key) ?? '';
    } catch {
      return '';
    }
  };

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  set(text: string): void {
    try {
      localStorage.setItem(this.#key, text);
    } catch {
      // A browser that keeps nothing: it stays as it was.
    }
    for (const watcher of this.#watchers) watcher();
  }
}

export function useDeviceText(text: DeviceText): string {
  return useSyncExternalStore(text.subscribe, text.current, () => '');
}

/** Id of the kitchen that this screen is for. */
export const deviceKitchen = new DeviceText('kitchen');

/** Ids of its stations, with spaces between them. */
export const deviceStations = new DeviceText('stations');
