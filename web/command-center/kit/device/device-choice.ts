import { useSyncExternalStore } from 'react';

/** One of several, chosen on this device alone: kept in the browser. */
export class DeviceChoice<Value extends string> {
  readonly #key: string;
  readonly #watchers = new Set<() => void>();

  /** @param usual - holds until somebody chooses here. */
  constructor(
    name: string,
    readonly values: readonly Value[],
    readonly usual: Value,
  ) {
    this.#key = `carte.${name}`;
  }

  /** On the server and where the browser keeps nothing: the usual one. */
  readonly current = (): Value => {
    try {
      const kept = localStorage.getItem(this.#key);
      return this.values.find((value) => value === kept) ?? this.usual;
    } catch {
      return this.usual;
    }
  };

  readonly atFirst = (): Value => this.usual;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  choose(value: Value): void {
    try {
      localStorage.setItem(this.#key, value);
    } catch {
      // A browser that keeps nothing: the usual one holds.
    }
    for (const watcher of this.#watchers) watcher();
  }
}

export function useDeviceChoice<Value extends string>(choice: DeviceChoice<Value>): Value {
  return useSyncExternalStore(choice.subscribe, choice.current, choice.atFirst);
}

/** How much of the order board fits on this screen. */
export const boardDensity = new DeviceChoice('board-density', ['compact', 'roomy'], 'compact');

/** How large the kitchen board is written. */
export const kitchenSize = new DeviceChoice('kitchen-size', ['small', 'normal', 'large'], 'normal');

/** Where a press on an address leads; at first to the map that is known in the shop's country. */
export const mapApp = new DeviceChoice('map-app', ['country', 'google', 'apple', 'yandex', '2gis', 'waze'], 'country');

export type MapApp = (typeof mapApp.values)[number];
