import { pathId } from '../../kit/page/path-id';

export const PROMO_CODES_PATH = '/command-center/settings/orders/promo-code';

/** Page of one promo code. @param id - its global id, or `new`. */
export function promoCodePath(id: string): string {
  return `${PROMO_CODES_PATH}/${pathId(id)}`;
}
