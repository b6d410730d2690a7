import { OPTION_KINDS } from '../../../../domain/option-kind';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { DeviceValue } from '../../../ui/device-value';

type Order = Pick<KitchenOrderFragment, 'id' | 'status'> & { readonly lines: readonly KitchenDish[] };
export type KitchenDish = Omit<KitchenOrderFragment['lines'][number], '__typename' | 'isMade'>;

/** By the order's id: the dishes that this screen has shown as to be made, the most there were of each. */
type Memory = ReadonlyMap<string, readonly KitchenDish[]>;

/** A line's options never change; with another note it is another dish. Names differ by the reader's language. */
const keyOf = ({ id, note }: KitchenDish) => `${id} ${note}`;

const quantities = (lines: readonly KitchenDish[]) => new Map(lines.map((line) => [keyOf(line), line.quantity]));

/** What was shown of an order and is not wanted any more; all of it once the order is cancelled. */
export function takenOff(memory: Memory, { id, status, lines }: Order): readonly KitchenDish[] {
  const wanted = quantities(status === 'CANCELLED' ? [] : lines);
  return (memory.get(id) ?? []).flatMap((line) => {
    const quantity = line.quantity - (wanted.get(keyOf(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** With what a screen shows now. @param over - made or cancelled: of these only what was taken off is kept. */
export function remember(memory: Memory, cooking: readonly Order[], over: readonly Order[]): Memory {
  return new Map([
    ...over.filter((order) => takenOff(memory, order).length > 0).map(({ id }) => [id, memory.get(id) ?? []] as const),
    ...cooking.map((order) => [order.id, mostOf(memory.get(order.id) ?? [], order.lines)] as const),
  ]);
}

/** Somebody has seen what was taken off an order. */
export function forget(memory: Memory, { id, status, lines }: Order): Memory {
  return new Map(
    [...memory].flatMap(([key, dishes]) => {
      if (key !== id) return [[key, dishes] as const];
      return status === 'CANCELLED' ? [] : [[key, lines] as const];
    }),
  );
}

function mostOf(before: readonly KitchenDish[], now: readonly KitchenDish[]): readonly KitchenDish[] {
  const shown = quantities(before);
  const present = quantities(now);
  return [
    ...now.map((line) => ({ ...line, quantity: Math.max(line.quantity, shown.get(keyOf(line)) ?? 0) })),
    ...before.filter((line) => !present.has(keyOf(line))),
  ];
}

function isDish(value: unknown): value is KitchenDish {
  const { id, quantity, productName, variantName, note, stationId, options } = Object(value);
  return (
    [typeof id, typeof quantity, typeof productName, typeof variantName].join() === 'string,number,string,string' &&
    [note, stationId].every((text) => text === null || typeof text === 'string') &&
    Array.isArray(options) &&
    options.every((option) => OPTION_KINDS.includes(Object(option).kind))
  );
}

/** @throws for what is no JSON. */
export function readMemory(text: string): Memory {
  const kept: unknown = JSON.parse(text);
  return new Map(
    Object.entries(Object(kept)).flatMap(([id, lines]) =>
      Array.isArray(lines) && lines.every(isDish) ? [[id, lines] as const] : [],
    ),
  );
}

/** In the device's storage, so that the screen still knows after a reload what its cooks have begun. */
export const kitchenMemory = new DeviceValue<Memory>({
  key: 'carte.kitchen-shown',
  initial: new Map(),
  parse: readMemory,
  format: (memory) => JSON.stringify(Object.fromEntries(memory)),
});
