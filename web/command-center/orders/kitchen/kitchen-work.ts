interface Line {
  readonly stationId: string | null;
}

/** What a kitchen screen is for, as it was set on the device. */
export interface KitchenWork {
  /** Id of a kitchen; empty for all of them. */
  readonly kitchen: string;
  /** Ids of stations; none for all of them. */
  readonly stations: ReadonlySet<string>;
}

/** Whether an order is made in this kitchen. One without a known kitchen belongs to all of them. */
export function isOfKitchen({ kitchenId }: { readonly kitchenId: string | null }, { kitchen }: KitchenWork): boolean {
  return kitchen === '' || kitchenId === null || kitchenId === kitchen;
}

/** The lines that are made at these stations. A line without a station belongs to all of them. */
export function ownLines<Own extends Line>(lines: readonly Own[], { stations }: KitchenWork): readonly Own[] {
  if (stations.size === 0) return lines;
  return lines.filter(({ stationId }) => stationId === null || stations.has(stationId));
}
