/** Settings of a kitchen that says how much it can do at once. */
export interface KitchenSettings {
  /** Orders that it makes at once without delay; `null`: its load is not counted. */
  readonly kitchenCapacity: number | null;
  readonly kitchenDelayMinutes: number;
}

/**
 * Minutes that the orders ahead add to what a new one is promised: `kitchenDelayMinutes` for each full
 * `kitchenCapacity` of them. With room for 5 and 10 minutes: up to 4 ahead none, 5 to 9 ahead 10, 10 to 14 ahead 20.
 *
 * Ahead are the orders that the kitchen has, or will have within the time that a new one takes, and that are not ready:
 *
 * - `PLACED`, `ACCEPTED` or `PREPARING`;
 * - as soon as possible, or for a slot that starts within the minutes of the order's own way of receiving: tomorrow's
 *   orders delay no other order yet;
 * - promised for at most {@link FORGOTTEN_AFTER_MINUTES} ago: a later one is not cooked any more, staff only
 *   forgot to move it on.
 *
 * @param ahead - how many there are.
 */
export function kitchenDelay(ahead: number, { kitchenCapacity, kitchenDelayMinutes }: KitchenSettings): number {
  return kitchenCapacity === null ? 0 : Math.floor(ahead / kitchenCapacity) * kitchenDelayMinutes;
}

export const FORGOTTEN_AFTER_MINUTES = 120;

/** More are not counted: nobody waits behind a thousand orders, and counting stays cheap. */
export const MOST_COUNTED = 1000;
