import { useSyncExternalStore } from 'react';

/** Something that is on or off on this device alone, and stays so: kept in the browser. */
export class DeviceSetting {
  readonly #key: string;
  readonly #isOnAtFirst: boolean;
  readonly #watchers = new Set<() => void>();

  /** @param isOnAtFirst - until somebody changes it here. */
  constructor(name: string, isOnAtFirst: boolean) {
    this.#key = `carte.${name}`;
    this.#isOnAtFirst = isOnAtFirst;
  }

  /** On the server and where the browser keeps nothing: as at first. */
  readonly isOn = (): boolean => {
    try {
      const kept = localStorage.getItem(this.#key);
      return kept === null ? this.#isOnAtFirst : kept === 'on';
    } catch {
      return this.#isOnAtFirst;
    }
  };

  readonly isOnAtFirst = (): boolean => this.#isOnAtFirst;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  set(isOn: boolean): void {
    try {
      localStorage.setItem(this.#key, isOn ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing: the setting holds where it was read last.
    }
    for (const watcher of this.#watchers) watcher();
  }
}

export function useDeviceSetting(setting: DeviceSetting): boolean {
  return useSyncExternalStore(setting.subscribe, setting.isOn, setting.isOnAtFirst);
}

/** The screen does not go dark while a board is open. */
export const staysAwake = new DeviceSetting('stays-awake', true);

/** Whoever accepts an order here gets its ticket printed. */
export const printsOnAccept = new DeviceSetting('prints-on-accept', false);
