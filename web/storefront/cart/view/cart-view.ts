// The cart's content and the way on from it, for whoever looks into the cart: `lazy-cart.tsx` loads them.
export { CartContent } from './cart-content';
export { ToCheckout } from './to-checkout';
