import type { Localized } from './localized';
import type { Minor } from './money';

/**
 * What a chosen option means to whoever makes the dish. A default changes nothing; a removal is left out; an extra comes on
 * top; a choice is one of several that had to be made.
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

/** “No onions”, “Без лука”: the word stands first. */
const NO = /^(?:no|without|hold|minus|без|кроме|ohne|kein|keine|sans|senza|sin|sem|bez|zonder|utan|uten)(?=\s)/iu;
/** “Leave out”, “Убрать”: what is chosen in such a group is left out, whatever it is called. */
const LEAVE_OUT =
  /^(?:leave out|remove|take out|take away|without|hold|убрать|исключить|без|weglassen|ohne|sans|senza|sin|sem|bez)/iu;

/** Whether a name itself says that something is left out. */
export function saysNo(name: string): boolean {
  return NO.test(name);
}

/** What an option is by its names alone: all that is known of orders of older versions. */
export function namedKind(group: Localized, name: Localized): 'REMOVAL' | 'CHOICE' {
  const isRemoval = Object.values(name).some(saysNo) || Object.values(group).some((text) => LEAVE_OUT.test(text));
  return isRemoval ? 'REMOVAL' : 'CHOICE';
}

/** The default of a group of which exactly one is chosen: the first that costs nothing more, as the dish's page has it. */
function isDefault({ minimum, maximum, options }: Group, option: Option): boolean {
  return (
    minimum === 1 && maximum === 1 && options.find(({ priceDifference }) => priceDifference <= 0)?.id === option.id
  );
}

/** What an option of a group means once it is chosen. */
export function optionKind(group: Group, option: Option): OptionKind {
  if (isDefault(group, option)) return 'DEFAULT';
  if (group.minimum > 0) return 'CHOICE';
  return namedKind(group.name, option.name) === 'REMOVAL' ? 'REMOVAL' : 'EXTRA';
}
