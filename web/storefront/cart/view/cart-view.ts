// The cart's content and the way on from it, for those who open the cart: `lazy-cart.tsx` loads them.
export { CartContent } from './cart-content';
export { ToCheckout } from './to-checkout';
