import { z } from 'zod';
import { PRODUCTS_AT_ONCE } from '../../../domain/catalog-limits';
import { TAX_CLASSES } from '../../../domain/tax';
import type { Caller } from '../../access/caller';
import type { Permission } from '../../access/roles';
import type { Transaction } from '../../db/client';
import type {
  AddProductsToCategoryInput,
  DeleteProductsInput,
  RemoveProductsFromCategoryInput,
  ResumeProductsInput,
  SetProductsTaxClassInput,
  StopProductsInput,
} from '../../generated/inputs';
import { readHours } from '../../hours/hours.store';
import type { DomainError } from '../../kernel/domain-error';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { placeProducts } from '../products/product-place.store';
import { dropRedirects } from '../slug.store';
import type { Stoppable } from '../stop-list';
import { ON_SALE, STOP_DURATIONS, stopUntil } from '../stop-until';
import { writeProductStops } from '../stops/stop-list.store';

/** What became of a change of several products: it happens to all that it can happen to. */
export interface ProductsChanged {
  readonly changedIds: readonly string[];
  readonly notChanged: readonly { readonly id: string; readonly problem: DomainError }[];
}

const idsRule = z.array(z.guid()).min(1).max(PRODUCTS_AT_ONCE);

interface Change {
  readonly action: string;
  readonly permission?: Permission;
  readonly ids: readonly string[];
  /** @returns what keeps some of them from being changed, by id. */
  readonly work: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, DomainError>>;
}

const NONE: ReadonlyMap<string, DomainError> = new Map();

/** One transaction and one line in the audit log, however many they are; those that are gone are named. */
async function changeProducts(caller: Caller, { action, permission, ids, work }: Change): Promise<ProductsChanged> {
  const wanted = [...new Set(ids)];
  const { id: channelId } = caller.channel;
  const write = async (tx: Transaction) => {
    const rows = await tx.product.findMany({ where: { id: { in: wanted }, channelId }, select: { id: true } });
    const found = new Set(rows.map(({ id }) => id));
    const refused = await work(
      tx,
      wanted.filter((id) => found.has(id)),
    );
    const problemOf = (id: string) => refused.get(id) ?? (found.has(id) ? null : new NotFound());
    const outcome = wanted.map((id) => ({ id, problem: problemOf(id) }));
    return {
      id: channelId,
      changedIds: outcome.flatMap(({ id, problem }) => (problem ? [] : [id])),
      notChanged: outcome.flatMap(({ id, problem }) => (problem ? [{ id, problem }] : [])),
    };
  };
  return catalogWrite(caller, action, write, permission, { productIds: wanted });
}

function setStops(
  caller: Caller,
  action: string,
  ids: readonly string[],
  stop: (tx: Transaction) => Promise<Stoppable>,
) {
  const work: Change['work'] = async (tx, found) => {
    await writeProductStops(tx, found, await stop(tx));
    return NONE;
  };
  return changeProducts(caller, { action, permission: 'stopList', ids, work });
}

/** Puts several products on the stop list. @throws {InvalidInput | Forbidden} */
export function stopProducts(caller: Caller, input: StopProductsInput): Promise<ProductsChanged> {
  const rule = z.strictObject({ ids: idsRule, duration: z.enum(STOP_DURATIONS), until: z.date().nullish() });
  const { ids, ...request } = parseInput(rule, input, ['input']);
  const { channel, now } = caller;
  return setStops(caller, 'stopProducts', ids, async (tx) =>
    stopUntil(request, now(), await readHours(tx, channel.id)),
  );
}

/** Puts several products back on sale. @throws {InvalidInput | Forbidden} */
export function resumeProducts(caller: Caller, input: ResumeProductsInput): Promise<ProductsChanged> {
  const { ids } = parseInput(z.strictObject({ ids: idsRule }), input, ['input']);
  return setStops(caller, 'resumeProducts', ids, () => Promise.resolve(ON_SALE));
}

const placesRule = z.strictObject({ ids: idsRule, categoryId: z.guid() });

/** Puts several products behind the others of a category, in this order. @throws {InvalidInput | NotFound | Forbidden} */
export function addProductsToCategory(caller: Caller, input: AddProductsToCategoryInput): Promise<ProductsChanged> {
  const { ids, categoryId } = parseInput(placesRule, input, ['input']);
  const work: Change['work'] = (tx, productIds) => placeProducts(tx, caller.channel.id, { categoryId, productIds });
  return changeProducts(caller, { action: 'addProductsToCategory', ids, work });
}

/** Takes several products out of a category. @throws {InvalidInput | Forbidden} */
export function removeProductsFromCategory(
  caller: Caller,
  input: RemoveProductsFromCategoryInput,
): Promise<ProductsChanged> {
  const { ids, categoryId } = parseInput(placesRule, input, ['input']);
  const work: Change['work'] = async (tx, found) => {
    await tx.categoryProduct.deleteMany({ where: { categoryId, productId: { in: [...found] } } });
    return NONE;
  };
  return changeProducts(caller, { action: 'removeProductsFromCategory', ids, work });
}

/** Gives several products one class of VAT, or takes theirs away. @throws {InvalidInput | Forbidden} */
export function setProductsTaxClass(caller: Caller, input: SetProductsTaxClassInput): Promise<ProductsChanged> {
  const rule = z.strictObject({ ids: idsRule, taxClass: z.enum(TAX_CLASSES).nullable() });
  const { ids, taxClass } = parseInput(rule, { ...input, taxClass: input.taxClass ?? null }, ['input']);
  const work: Change['work'] = async (tx, found) => {
    await tx.product.updateMany({ where: { id: { in: [...found] } }, data: { taxClass, version: { increment: 1 } } });
    return NONE;
  };
  return changeProducts(caller, { action: 'setProductsTaxClass', ids, work });
}

/** Orders keep their own copy of what was sold; open carts lose the lines. @throws {InvalidInput | Forbidden} */
export function deleteProducts(caller: Caller, input: DeleteProductsInput): Promise<ProductsChanged> {
  const { ids } = parseInput(z.strictObject({ ids: idsRule }), input, ['input']);
  const channelId = caller.channel.id;
  const work: Change['work'] = async (tx, found) => {
    await tx.product.deleteMany({ where: { id: { in: [...found] }, channelId } });
    await dropRedirects(tx, channelId, found);
    return NONE;
  };
  return changeProducts(caller, { action: 'deleteProducts', ids, work });
}
