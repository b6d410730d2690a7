// Every described entity. The client's documents are printed from this list.
export { category } from './category';
export { deliveryZone } from './delivery-zone';
export { link } from './link';
export { menu } from './menu';
export { option } from './option';
export { optionGroup } from './option-group';
export { page } from './page';
export { paymentMethod } from './payment-method';
export { printer } from './printer';
export { promoCode } from './promo-code';
export { specialDay } from './special-day';
export { station } from './station';
export { warehouse } from './warehouse';
