import { type InvalidField, InvalidInput } from '../../kernel/refusals';

interface Choices {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Holds the number of choices against the options that there are: a group that asks for more than it has would make
 * its product impossible to order. One choice may be announced before there is any option.
 *
 * @throws {InvalidInput} naming `minimum`, `maximum` or both.
 */
export function requirePossibleChoices({ minimum, maximum }: Choices, optionCount: number): void {
  const fields: InvalidField[] = [];
  if (minimum > optionCount) {
    fields.push({ path: ['input', 'minimum'], code: 'NUMBER_TOO_BIG', values: { maximum: optionCount } });
  } else if (minimum > maximum) {
    fields.push({ path: ['input', 'minimum'], code: 'MINIMUM_ABOVE_MAXIMUM' });
  }
  const most = Math.max(optionCount, 1);
  if (maximum > most) fields.push({ path: ['input', 'maximum'], code: 'NUMBER_TOO_BIG', values: { maximum: most } });
  if (fields.length > 0) throw new InvalidInput(fields);
}
