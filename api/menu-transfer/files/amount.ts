import { CURRENCY_SIGNS } from '../../../domain/money';

const SIGNS = [...Object.values(CURRENCY_SIGNS), ...Object.keys(CURRENCY_SIGNS), 'руб.', 'руб', 'р.'];

/** All nine currencies have two decimal digits. */
const PLAIN = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/;
/** `1,250.50` and `1.250,50`: with two kinds of separators the last one is the decimal's. */
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})+(?!\1)([.,])\d{1,2}$/;

function withoutSign(text: string): string {
  const sign = SIGNS.find((known) => text.startsWith(known) || text.endsWith(known));
  if (sign === undefined) return text;
  return text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length);
}

function withoutGroups(text: string): string {
  const [, group] = GROUPED.exec(text) ?? [];
  return group ? text.replaceAll(group, '') : text;
}

/**
 * An amount as people type it into a spreadsheet, in minor units: `9.5`, `9,50`, `1 250,50 ₽`.
 *
 * @returns null for what is ambiguous: `1.250` is a thousand to some and one to others.
 */
export function parseAmount(typed: string): number | null {
  const compact = withoutSign(typed.replace(/[\s'’]/g, '').replace('−', '-'));
  const match = PLAIN.exec(withoutGroups(compact).replace(',', '.'));
  if (!match) return null;
  const [, minus, whole, fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return minus ? 0 - minor : minor;
}

/** A number as people type it, with a decimal comma or point. */
export function parseDecimal(typed: string): number | null {
  const compact = typed.replace(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(compact) ? Number(compact) : null;
}
