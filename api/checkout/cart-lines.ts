import { z } from 'zod';
import { MAXIMUM_QUANTITY } from '../../domain/limits';
import { optionsKey } from '../catalog/options/chosen-options';
import type { LineRow } from './checkout-row.store';

const Name = z.record(z.string(), z.string()).nullable();

/**
 * What a cart keeps of a line; its place in the list is the line's place, and all else is the menu's. A field that is added
 * has a default: carts of older releases lack it.
 */
const CartLine = z.object({
  id: z.string(),
  variantId: z.string().nullable(),
  quantity: z.int().min(1).max(MAXIMUM_QUANTITY),
  /** Sorted: the same dish with the same options is one line. */
  optionIds: z.array(z.string()),
  /** Minor units for one, options included: what the shopper last saw. */
  unitPrice: z.int().min(0),
  /** For the case that staff delete the dish while it is in the cart. */
  productName: Name,
  variantName: Name,
  note: z.string().nullable().default(null),
});

const CartLines = z.array(CartLine);

/** Of an order's line, which a cart's line becomes when it is placed. */
const NOT_FROZEN = {
  sku: null,
  weight: null,
  unit: null,
  photo: null,
  options: null,
  taxRate: null,
} as const;

/** A cart's lines as its row keeps them: one document, since nobody asks for lines across carts. */
export function storeCartLines(lines: readonly LineRow[]): string {
  return JSON.stringify(CartLines.parse(lines));
}

/** A cart's lines out of its document. */
export function readCartLines({ id, createdAt, lines }: { id: string; createdAt: Date; lines: unknown }): LineRow[] {
  return CartLines.parse(lines).map((line, position) =>
    asNoted({ ...line, ...NOT_FROZEN, checkoutId: id, optionsKey: optionsKey(line.optionIds), position, createdAt }),
  );
}

/** One with a note stands apart from the same dish without it, and from that with another. */
export function asNoted(line: LineRow): LineRow {
  return line.note === null ? line : { ...line, optionsKey: `${line.optionsKey}#${line.position}` };
}

/** What makes two wishes one line: the dish, its options, the note. */
export interface LineChosen {
  readonly variantId: string;
  readonly optionIds: readonly string[];
  readonly note: string | null;
}

export function isSameLine(line: LineRow, { variantId, optionIds, note }: LineChosen): boolean {
  return line.variantId === variantId && line.note === note && optionsKey(line.optionIds) === optionsKey(optionIds);
}
