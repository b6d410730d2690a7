import type { StoredOrder, UsedPromo, UsedSlot } from '../stage/ledger';
import type { ReceivedOrder } from '../stage/receiver';

/** What everybody says of the same orders, after all is quiet. */
export interface Ledgers {
  /** The shoppers': the number that each idempotency key was answered with. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Keys that were answered: nothing was placed. */
  readonly refused: ReadonlySet<string>;
  /** The database's. */
  readonly stored: readonly StoredOrder[];
  readonly slots: readonly UsedSlot[];
  readonly slotCapacity: number;
  readonly promos: readonly UsedPromo[];
  /** Rows that belong to no order and no cart. */
  readonly torn: number;
  /** The hooks'; each receives every order. Null before they have had the time to. */
  readonly hooks: readonly (readonly ReceivedOrder[])[] | null;
}

/** Everything that the ledgers disagree on, as sentences. */
export function compareLedgers(ledgers: Ledgers): string[] {
  return [
    ...lostOrders(ledgers),
    ...doubledOrders(ledgers),
    ...wrongNumbers(ledgers),
    ...tornOrders(ledgers),
    ...wrongSlots(ledgers),
    ...wrongPromos(ledgers),
    ...(ledgers.hooks ?? []).flatMap((heard, index) => wrongHook(ledgers, heard, `hook ${index + 1}`)),
  ];
}

function lostOrders({ acknowledged, stored }: Ledgers): string[] {
  const numbers = new Map(stored.map(({ idempotencyKey, number }) => [idempotencyKey, number]));
  return [...acknowledged]
    .filter(([key, number]) => numbers.get(key) !== number)
    .map(([key, number]) => `${number} (${key}) was acknowledged and is lost`);
}

function doubledOrders({ acknowledged, refused, stored }: Ledgers): string[] {
  return [
    ...repeated(stored.map(({ idempotencyKey }) => idempotencyKey)).map((key) => `${key} was placed twice`),
    ...repeated(stored.map(({ number }) => number)).map((number) => `two orders are called ${number}`),
    ...repeated([...acknowledged.values()]).map((number) => `two shoppers were answered ${number}`),
    ...stored
      .filter(({ idempotencyKey }) => !acknowledged.has(idempotencyKey ?? '') || refused.has(idempotencyKey ?? ''))
      .map(({ number, idempotencyKey }) => `${number} (${idempotencyKey}) is an order that no shopper knows`),
  ];
}

function wrongNumbers({ stored }: Ledgers): string[] {
  const days = groupByDay(stored);
  return [...days].flatMap(([day, orders]) => {
    const sequences = orders.map(({ sequence }) => sequence).sort((a, b) => a - b);
    const gap = sequences.findIndex((sequence, index) => sequence !== index + 1);
    return gap < 0 ? [] : [`on ${day} number ${gap + 1} is missing or doubled, of ${sequences.length}`];
  });
}

function tornOrders({ stored, torn, hooks }: Ledgers): string[] {
  return [
    ...stored.filter(({ lines }) => lines === 0).map(({ number }) => `${number} has no lines`),
    ...stored
      .filter(({ messages }) => hooks !== null && messages !== hooks.length)
      .map(({ number, messages }) => `${number} has ${messages} messages for ${hooks?.length} hooks`),
    ...(torn > 0 ? [`${torn} orders were begun and neither placed nor undone`] : []),
  ];
}

function wrongSlots({ slots, slotCapacity }: Ledgers): string[] {
  return slots
    .filter(({ taken, orders }) => taken !== orders || taken > slotCapacity)
    .map(
      ({ startsAt, taken, orders }) => `slot ${startsAt} counts ${taken} and holds ${orders} orders of ${slotCapacity}`,
    );
}

function wrongPromos({ promos }: Ledgers): string[] {
  return promos
    .filter(({ used, uses, orders, limit }) => used !== uses || uses !== orders || used > (limit ?? used))
    .map(
      ({ code, used, uses, orders, limit }) =>
        `${code} counts ${used} uses of ${limit ?? 'any number'}, has ${uses} written down and ${orders} orders`,
    );
}

function wrongHook({ stored }: Ledgers, heard: readonly ReceivedOrder[], name: string): string[] {
  const known = new Set(stored.map(({ number }) => number));
  const received = new Set(heard.map(({ number }) => number));
  return [
    ...[...known].filter((number) => !received.has(number)).map((number) => `${name} never heard of ${number}`),
    ...[...received].filter((number) => !known.has(number)).map((number) => `${name} heard of ${number}, which is not`),
    ...heard.filter(({ ids }) => ids > 1).map(({ number, ids }) => `${name} got ${number} under ${ids} ids`),
    ...heard
      .filter(({ bodies }) => bodies > 1)
      .map(({ number, bodies }) => `${name} got ${number} with ${bodies} bodies`),
  ];
}

function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** `Map.groupBy` is younger than the oldest Node that Carte runs on. */
function groupByDay(orders: readonly StoredOrder[]): Map<string, StoredOrder[]> {
  const days = new Map<string, StoredOrder[]>();
  for (const order of orders) {
    const ofDay = days.get(order.day);
    if (ofDay) ofDay.push(order);
    else days.set(order.day, [order]);
  }
  return days;
}
