import { encodeGlobalID } from '@pothos/plugin-relay';
import { isSoldOut } from '../catalog/stop-list';
import type { AmountObject } from '../kernel/amounts';
import type { PriceObject, ProductObject, StopObject } from './change-object';
import type { ChangedPart, PartRow } from './menu-changes.store';

/** How the shop writes texts, amounts and times. */
export interface ShopWords {
  readonly text: (json: unknown) => string;
  readonly amount: (minor: number) => AmountObject;
  readonly moment: (at: Date) => string;
}

const KINDS = { Product: 'PRODUCT', Variant: 'VARIANT', OptionGroup: 'OPTION_GROUP', Option: 'OPTION' } as const;

function told({ part, id, productId, productName }: ChangedPart, row: PartRow, { text }: ShopWords) {
  return {
    kind: KINDS[part],
    id: encodeGlobalID(part, id),
    sku: row.sku ?? null,
    name: part === 'Product' ? '' : text(row.name),
    productId: encodeGlobalID('Product', productId),
    productName: text(productName),
  };
}

/** What other events tell, nobody sees, or orders say and not staff. */
const NOT_SENT = new Set([
  ...['version', 'updatedAt', 'isAvailable', 'stoppedUntil', 'price', 'priceDifference'],
  ...['orderedWithIds', 'popularRank', 'isNew'],
]);

/** All that a row says but its price and stop; the database writes the fields of a table in one order always. */
function contentOf(row: PartRow | null): string | null {
  return row && JSON.stringify(Object.entries(row).filter(([name]) => !NOT_SENT.has(name)));
}

/** Products that are new, other or gone; one whose variants or options are other is other. */
export function productNews(parts: readonly ChangedPart[], { text }: ShopWords): ProductObject[] {
  const changed = parts.filter(({ before, after }) => contentOf(before) !== contentOf(after));
  const byProduct = Map.groupBy(changed, ({ productId }) => productId);
  return [...byProduct].map(([productId, rows]) => {
    const own = rows.find(({ part }) => part === 'Product');
    const what = own && !own.after ? 'DELETED' : own && !own.before ? 'CREATED' : 'UPDATED';
    return { id: encodeGlobalID('Product', productId), name: text(rows[0]?.productName), what };
  });
}

const priceOf = (row: PartRow | null) => row?.price ?? row?.priceDifference ?? null;

export function priceNews(parts: readonly ChangedPart[], words: ShopWords): PriceObject[] {
  return parts.flatMap((part) => {
    const [before, after] = [priceOf(part.before), priceOf(part.after)];
    if (part.after === null || after === null || before === after) return [];
    return {
      ...told(part, part.after, words),
      before: before === null ? null : words.amount(before),
      after: words.amount(after),
    };
  });
}

/** When it is back on sale by itself: null when it is not stopped, `NEVER` when staff have to say so. */
function stopOf(row: PartRow | null, now: Date): Date | 'NEVER' | null {
  const stop = { isAvailable: row?.isAvailable ?? true, stoppedUntil: row?.stoppedUntil ?? null };
  if (!isSoldOut(stop, now)) return null;
  return stop.isAvailable && stop.stoppedUntil ? stop.stoppedUntil : 'NEVER';
}

/** What was stopped, stopped for another time, or put back on sale; a stop whose end has passed does not count. */
export function stopNews(parts: readonly ChangedPart[], now: Date, words: ShopWords): StopObject[] {
  return parts.flatMap((part) => {
    if (part.after === null) return [];
    const [before, after] = [stopOf(part.before, now), stopOf(part.after, now)];
    if (before?.valueOf() === after?.valueOf()) return [];
    const until = after instanceof Date ? words.moment(after) : null;
    return { ...told(part, part.after, words), isStopped: after !== null, until };
  });
}
