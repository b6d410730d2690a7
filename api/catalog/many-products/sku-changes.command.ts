import { z } from 'zod';
import { SKU_LENGTH, SKUS_AT_ONCE } from '../../../domain/catalog-limits';
import type { Caller } from '../../access/caller';
import type { UpdateBySkuInput } from '../../generated/inputs';
import type { DomainError } from '../../kernel/domain-error';
import { amountRule, moneyRule } from '../../kernel/input-rules';
import { invalidFields, parseInput } from '../../kernel/parse-input';
import { InvalidInput, NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { type Changed, type SkuChange, skusOfDishes, writeSkuChanges } from './sku-changes.store';

/** The outcome of one row of the call. */
export interface SkuOutcome {
  readonly sku: string;
  /** Everything with this SKU that was changed. */
  readonly changed: readonly Changed[];
  /** Why nothing was changed; null when something was. */
  readonly problem: DomainError | null;
}

export interface SkusChanged {
  readonly id: string;
  /** One for each row, in the order of the call. */
  readonly rows: readonly SkuOutcome[];
}

const changeRule = z.strictObject({
  sku: z.string().trim().min(1).max(SKU_LENGTH),
  price: moneyRule.optional(),
  isAvailable: z.boolean().optional(),
  stoppedUntil: z.date().nullable().optional(),
});

const callRule = z.strictObject({ items: z.array(changeRule).min(1).max(SKUS_AT_ONCE) });

/**
 * Prices and stops by the shop's own article numbers, as a till knows them: in one transaction, each row by itself. What
 * several dishes carry is changed in all of them.
 *
 * @throws {InvalidInput | Forbidden}
 */
export async function updateBySku(caller: Caller, input: UpdateBySkuInput): Promise<SkusChanged> {
  const { items } = parseInput(callRule, input, ['input']);
  const now = caller.now();
  // What takes something off is an option's.
  const negative = items.filter(({ price = 0 }) => price < 0).map(({ sku }) => sku);
  const dishes = await skusOfDishes(caller.db, caller.channel.id, negative);
  const faults = items.map((item, index) => faultOf(item, index, items, { now, dishes }));
  const good = items.filter((_, index) => faults[index] === null);
  return catalogWrite(
    caller,
    'updateBySku',
    async (tx) => {
      const changed = await writeSkuChanges(tx, caller.channel.id, good, now);
      const rows = items.map(({ sku }, index): SkuOutcome => {
        const fault = faults[index] ?? null;
        const found = fault ? [] : changed.filter((one) => one.sku === sku);
        const missing = found.length === 0 ? new NotFound({}, ['input', 'items', String(index), 'sku']) : null;
        return { sku, changed: found, problem: fault ?? missing };
      });
      return { id: caller.channel.id, rows };
    },
    'catalog',
    { skus: good.map(({ sku }) => sku) },
  );
}

interface FaultTerms {
  readonly now: Date;
  /** SKUs that dishes have. */
  readonly dishes: ReadonlySet<string>;
}

function faultOf(change: SkuChange, index: number, items: readonly SkuChange[], { now, dishes }: FaultTerms) {
  const { sku, price, stoppedUntil } = change;
  const at = ['input', 'items', String(index)];
  if (items.findIndex((other) => other.sku === sku) < index)
    return new InvalidInput([{ path: [...at, 'sku'], code: 'REPEATED_SKU' }]);
  if (stoppedUntil && stoppedUntil <= now)
    return new InvalidInput([{ path: [...at, 'stoppedUntil'], code: 'MUST_BE_LATER' }]);
  const invalidPrice = dishes.has(sku) ? invalidFields(amountRule.optional(), price, [...at, 'price']) : [];
  if (invalidPrice.length > 0) return new InvalidInput(invalidPrice);
  return null;
}
