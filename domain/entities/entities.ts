import type { Entity } from './entity';
import { link } from './link';
import { menu } from './menu';
import { page } from './page';
import { paymentMethod } from './payment-method';
import { promoCode } from './promo-code';
import { station } from './station';
import { warehouse } from './warehouse';

/** Every described entity. */
export const ENTITIES: readonly Entity[] = [link, menu, page, paymentMethod, promoCode, station, warehouse];
