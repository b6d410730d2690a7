import { parseMinor } from '../../../kit/fields/decimal';

/** An answer as it is written down: `Extra cheese +1.50`. */
export interface OptionLine {
  readonly name: string;
  /** Minor units. */
  readonly priceDifference: number;
}

/** A sign and an amount at the end; without a sign it is a part of the name: “Cola 0.5”. */
const DIFFERENCE = /\s+([+\-−])\s*(\d[\d.,]*)$/;

/**
 * Answers, one a line.
 *
 * @param digits - after the point, by the currency. What is no amount in it stays a part of the name.
 */
export function readOptionLines(text: string, digits: number): OptionLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readOptionLine(line, digits));
}

function readOptionLine(line: string, digits: number): OptionLine {
  const [whole, sign, amount = ''] = DIFFERENCE.exec(line) ?? [];
  const minor = whole === undefined ? null : parseMinor(amount, digits);
  if (whole === undefined || minor === null || Number.isNaN(minor)) return { name: line, priceDifference: 0 };
  return { name: line.slice(0, -whole.length), priceDifference: sign === '+' ? minor : -minor };
}
