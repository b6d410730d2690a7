import type { Localized } from './localized';
import type { Minor } from './money';

/**
 * What a chosen option means to the kitchen. DEFAULT changes nothing, REMOVAL is left out, EXTRA comes on top,
 * CHOICE is one of several that had to be chosen.
 */
export const OPTION_KINDS = ['DEFAULT', 'CHOICE', 'EXTRA', 'REMOVAL'] as const;

export type OptionKind = (typeof OPTION_KINDS)[number];

interface Group {
  readonly name: Localized;
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly Option[];
}

interface Option {
  readonly id: string;
  readonly name: Localized;
  readonly priceDifference: Minor;
}

/** “No onions”, “Без лука”: the word comes first. */
const NO = /^(?:no|without|hold|minus|без|кроме|ohne|kein|keine|sans|senza|sin|sem|bez|zonder|utan|uten)(?=\s)/iu;
/** “Leave out”, “Убрать”: every option of such a group is a removal, whatever its name. */
const LEAVE_OUT =
  /^(?:leave out|remove|take out|take away|without|hold|убрать|исключить|без|weglassen|ohne|sans|senza|sin|sem|bez)/iu;

/** Whether the name says that something is left out. */
export function saysNo(name: string): boolean {
  return NO.test(name);
}

/** Whether the name of a group says that what is chosen in it is left out. */
export function leavesOut(group: string): boolean {
  return LEAVE_OUT.test(group);
}

/**
 * Whether a removal's name needs a “no” before it: “Onions” of “Leave out”. “Decaf instead” of another group leaves
 * something out as it is, and “no” would turn it into its contrary.
 */
export function needsNo({ group, name }: { readonly group: string; readonly name: string }): boolean {
  return leavesOut(group) && !saysNo(name);
}

/** The kind by names alone. Orders of older versions hold nothing else. */
export function namedKind(group: Localized, name: Localized): 'REMOVAL' | 'CHOICE' {
  const isRemoval = Object.values(name).some(saysNo) || Object.values(group).some(leavesOut);
  return isRemoval ? 'REMOVAL' : 'CHOICE';
}

/**
 * The default of a group of which exactly one option is chosen: the first free one, which the dish's page
 * preselects.
 */
function isDefault({ minimum, maximum, options }: Group, option: Option): boolean {
  return (
    minimum === 1 && maximum === 1 && options.find(({ priceDifference }) => priceDifference <= 0)?.id === option.id
  );
}

/** The kind of an option of this group once it is chosen. */
export function optionKind(group: Group, option: Option): OptionKind {
  if (isDefault(group, option)) return 'DEFAULT';
  if (group.minimum > 0) return 'CHOICE';
  return namedKind(group.name, option.name) === 'REMOVAL' ? 'REMOVAL' : 'EXTRA';
}
