import { errorTypeMap, wrapOrThrow } from '@pothos/plugin-errors';
import { builder } from '../../graphql/builder';
import { Refusal, type RefusalClass } from '../../kernel/refusal';
import { Cart } from '../cart/cart-type.graphql';
import { typenameOf } from '../cart/checkout.graphql';
import type { CartOrOrder } from '../checkout-view';
import { Order } from './order.graphql';

/**
 * The result of a mutation that answers an order, or the cart whose payment is awaited: two types, where the errors plugin
 * has room for one.
 *
 * @param name - after the field, as the plugin would name it.
 * @param dataRefusals - those with types of their own; any other is a `Refusal`.
 */
export function placedResult(name: string, dataRefusals: readonly RefusalClass[] = []) {
  const refusals: readonly (new (...args: never[]) => unknown)[] = [...dataRefusals, Refusal];
  const type = builder.unionType(name, {
    // The classes are types of the schema by `refusalType`, which Pothos does not see.
    types: [Cart, Order, ...(refusals as readonly never[])],
    resolveType: (value: CartOrOrder) => (errorTypeMap.get(value) as never) ?? typenameOf(value),
  });
  const orRefusal = async (work: () => Promise<CartOrOrder>): Promise<CartOrOrder> => {
    try {
      return await work();
    } catch (error) {
      return wrapOrThrow(error, [...refusals]) as never;
    }
  };
  return { type, orRefusal };
}
