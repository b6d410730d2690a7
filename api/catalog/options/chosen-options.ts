import type { Localized } from '../../../domain/localized';
import { type Minor, minor } from '../../../domain/money';
import { isSoldOut, type Stoppable } from '../stop-list';

export interface Option extends Stoppable {
  readonly id: string;
  readonly name: Localized;
  /** Added to the line's unit price; may be negative. */
  readonly priceDifference: Minor;
}

export interface OptionGroup {
  readonly id: string;
  readonly name: Localized;
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly Option[];
}

/** Why a choice can't be had. `subjectId` is the group's for the counts, else the option's. */
export interface OptionProblem {
  readonly code:
    | 'TOO_FEW_OPTIONS'
    | 'TOO_MANY_OPTIONS'
    | 'UNKNOWN_OPTION'
    | 'OPTION_SOLD_OUT'
    | 'REPEATED_OPTION'
    | 'NEGATIVE_PRICE';
  readonly subjectId: string;
  /** How many the group takes. */
  readonly values: Readonly<Record<string, number>>;
  /** What group or option is called; an option that is gone has no name. */
  readonly names: Readonly<Record<string, Localized>>;
}

export interface ChosenOptions {
  /** In ascending order, so that the same dish with the same options is one line whatever the order of clicks. */
  readonly optionIds: readonly string[];
  /** The same as one string; empty without options. */
  readonly optionsKey: string;
  /** Variant and options together. */
  readonly unitPrice: Minor;
}

export type OptionChoice =
  | { readonly chosen: ChosenOptions; readonly problems: readonly [] }
  | { readonly chosen: null; readonly problems: readonly OptionProblem[] };

export function optionsKey(optionIds: readonly string[]): string {
  return [...optionIds].sort().join(',');
}

function idProblems(options: ReadonlyMap<string, Option>, optionIds: readonly string[], now: Date): OptionProblem[] {
  return optionIds.flatMap((subjectId, index): OptionProblem[] => {
    const option = options.get(subjectId);
    if (!option) return [{ code: 'UNKNOWN_OPTION', subjectId, values: {}, names: {} }];
    const subject = { subjectId, values: {}, names: { option: option.name } };
    if (optionIds.indexOf(subjectId) !== index) return [{ code: 'REPEATED_OPTION', ...subject }];
    return isSoldOut(option, now) ? [{ code: 'OPTION_SOLD_OUT', ...subject }] : [];
  });
}

function countProblems(groups: readonly OptionGroup[], optionIds: readonly string[]): OptionProblem[] {
  return groups.flatMap(({ id: subjectId, name, minimum, maximum, options }): OptionProblem[] => {
    const count = options.filter((option) => optionIds.includes(option.id)).length;
    const names = { group: name };
    if (count < minimum) return [{ code: 'TOO_FEW_OPTIONS', subjectId, values: { minimum }, names }];
    return count > maximum ? [{ code: 'TOO_MANY_OPTIONS', subjectId, values: { maximum }, names }] : [];
  });
}

/**
 * Holds a choice of options against the product's groups, and prices it.
 *
 * @param price - the variant's.
 * @returns every problem at once, or the choice in its canonical form.
 */
export function chooseOptions(
  price: Minor,
  groups: readonly OptionGroup[],
  optionIds: readonly string[],
  now: Date,
): OptionChoice {
  const options = new Map(groups.flatMap((group) => group.options.map((option) => [option.id, option] as const)));
  const problems = [...idProblems(options, optionIds, now), ...countProblems(groups, optionIds)];
  if (problems.length > 0) return { chosen: null, problems };
  const differenceOf = (id: string) => options.get(id)?.priceDifference ?? 0;
  const unitPrice = minor(optionIds.reduce<number>((sum, id) => sum + differenceOf(id), price));
  if (unitPrice < 0) {
    const cheapening = optionIds.filter((id) => differenceOf(id) < 0);
    return {
      chosen: null,
      problems: cheapening.map((subjectId) => ({ code: 'NEGATIVE_PRICE', subjectId, values: {}, names: {} })),
    };
  }
  return { chosen: { optionIds: [...optionIds].sort(), optionsKey: optionsKey(optionIds), unitPrice }, problems: [] };
}
