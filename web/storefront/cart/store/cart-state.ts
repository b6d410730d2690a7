import type {
  ApplyPromoCodeMutation as ApplyPromoCode,
  CartFragment as Cart,
  CartShopFragment as CartShop,
  OrderAgainMutation as OrderAgain,
  UpdateCheckoutMutation as UpdateCheckout,
} from '../../../gql/graphql';
import type { CartNews } from './cart-news';
import type { CartView } from './cart-view';
import type { CartMemory } from './kept-cart';
import type { Wait } from './until-back';

export interface CartState {
  /** `failed`: the cart could not be read yet; it is tried again when the connection or the focus comes back. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly shop: CartShop | null;
  readonly cart: CartView | null;
  /** As the server last had it: what was filled in on the checkout. */
  readonly saved: Cart | null;
  /** There is no connection: what was pressed is kept, and sent once there is. */
  readonly isWaiting: boolean;
}

/** What every page begins with, on the server and in the browser alike. */
export const INITIAL_STATE: CartState = {
  status: 'loading',
  shop: null,
  cart: null,
  saved: null,
  isWaiting: false,
};

/** Null when the connection failed: nobody can say more. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** Of the order that waits for its payment, where that is why. */
  readonly token?: string | null;
} | null;
export type DetailsAnswer = UpdateCheckout['updateCheckout'] | null;
export type OrderedAgain = Extract<OrderAgain['orderAgain'], { __typename: 'OrderedAgain' }>;
export type PromoAnswer = ApplyPromoCode['applyPromoCode'] | null;

/** What the store needs of its surroundings. */
export interface CartSurroundings {
  readonly onRefusal: (refusal: Refusal) => void;
  /** The answer to a press brought along what the shop had changed. */
  readonly onNews?: (news: CartNews, shop: CartShop) => void;
  readonly memory?: CartMemory;
  readonly untilBack?: (attempt: number) => Wait;
}
