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

/** Whether an order is made in this kitchen; one of which nobody knows where is everybody's. */
export function isOfKitchen({ kitchenId }: { readonly kitchenId: string | null }, { kitchen }: KitchenWork): boolean {
  return kitchen === '' || kitchenId === null || kitchenId === kitchen;
}

/** The lines that are made at these stations; one of which nobody said where is everybody's. */
export function ownLines<Own extends Line>(lines: readonly Own[], { stations }: KitchenWork): readonly Own[] {
  if (stations.size === 0) return lines;
  return lines.filter(({ stationId }) => stationId === null || stations.has(stationId));
}
