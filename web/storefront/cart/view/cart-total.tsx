import { Price } from '../../../ui/text/price';
import type { CartView } from '../store/cart-view';

interface Props {
  readonly cart: CartView;
  readonly currencyCode: string;
}

/** A cart's total on a button: “from …” as long as nobody knows what its delivery costs. */
export function CartTotal({ cart: { total: minor, method, deliveryFee }, currencyCode }: Props) {
  return <Price isFrom={method === 'DELIVERY' && deliveryFee === null} value={{ minor, currencyCode }} />;
}
