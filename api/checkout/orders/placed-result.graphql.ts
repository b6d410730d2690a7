import { errorTypeMap } from '@pothos/plugin-errors';
import { builder } from '../../graphql/builder';
import { refusalAsValue } from '../../graphql/refusal.graphql';
import type { DomainError } from '../../kernel/domain-error';
import { Cart } from '../cart/cart-type.graphql';
import { typenameOf } from '../cart/checkout.graphql';
import type { CartOrOrder } from '../checkout-view';
import { Order } from './order.graphql';

/**
 * The result of a mutation that answers an order, or the cart whose payment is awaited: two types, where the errors plugin
 * has room for one.
 *
 * @param name - after the field, as the plugin would name it.
 */
export function placedResult(name: string, refusals: readonly (new (...args: never[]) => DomainError)[]) {
  const type = builder.unionType(name, {
    // The classes are types of the schema by `refusalType`, which Pothos does not see.
    types: [Cart, Order, ...(refusals as readonly never[])],
    resolveType: (value: CartOrOrder) => (errorTypeMap.get(value) as never) ?? typenameOf(value),
  });
  const orRefusal = async (work: () => Promise<CartOrOrder>): Promise<CartOrOrder> => {
    try {
      return await work();
    } catch (error) {
      for (const refusal of refusals) if (error instanceof refusal) return refusalAsValue(error) as never;
      throw error;
    }
  };
  return { type, orRefusal };
}
