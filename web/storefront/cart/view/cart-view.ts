// The cart's content and the button to the checkout, loaded by `lazy-cart.tsx` when the cart is shown.
export { CartContent } from './cart-content';
export { ToCheckout } from './to-checkout';
