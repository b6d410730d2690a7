import { promoCode } from '../../domain/entities/promo-code';

/** The longest code that staff can make. */
export const PROMO_CODE_LENGTH = promoCode.fields.code.maximum;

/** Letters of any script, digits, hyphens and underscores, once spaces are gone. */
const PROMO_CODE = /^[\p{L}\p{N}_-]+$/u;

/** Upper case, without spaces: a whole code, or a part that is looked for. */
export function spellPromoCode(typed: string): string {
  // Upper case first: `ß` becomes two letters.
  return typed
    .slice(0, PROMO_CODE_LENGTH * 4)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/gu, '');
}

/**
 * A code as it is stored and compared, whatever way people type it: upper case, without spaces. ` welcome 10 ` and
 * `WELCOME10` are one.
 *
 * @returns null when no code can look like this.
 */
export function readPromoCode(typed: string): string | null {
  const code = spellPromoCode(typed);
  return code.length <= PROMO_CODE_LENGTH && PROMO_CODE.test(code) ? code : null;
}
