import type { Localized } from './localized';
import type { Minor } from './money';

/**
 * What an option means to the kitchen, as staff set it. CHOICE is one of several that the dish is made in, EXTRA comes
 * on top, REMOVAL is left out.
 */
export const MENU_OPTION_KINDS = ['CHOICE', 'EXTRA', 'REMOVAL'] as const;
/** The same of a chosen option. DEFAULT is the choice that changes nothing. */
export const OPTION_KINDS = ['DEFAULT', ...MENU_OPTION_KINDS] as const;

export type MenuOptionKind = (typeof MENU_OPTION_KINDS)[number];
export type OptionKind = (typeof OPTION_KINDS)[number];

interface Group {
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly Option[];
}

interface Option {
  readonly id: string;
  readonly kind: MenuOptionKind;
  readonly priceDifference: Minor;
}

/** “No onions”, “Без лука”: the word comes first. */
const NO = /^(?:no|without|hold|minus|без|кроме|ohne|kein|keine|sans|senza|sin|sem|bez|zonder|utan|uten)(?=\s)/iu;
/** “Leave out”, “Убрать”: every option of such a group is a removal, whatever its name. */
const LEAVE_OUT =
  /^(?:leave out|remove|take out|take away|without|hold|убрать|исключить|без|weglassen|ohne|sans|senza|sin|sem|bez)/iu;

/** Whether the name of a removal says so itself. */
export function saysNo(name: string): boolean {
  return NO.test(name);
}

interface Named {
  readonly kind: OptionKind;
  readonly group: string;
  readonly name: string;
}

/**
 * A chosen option as a kitchen reads it: “Cooked: Medium”, “+ Egg”, “no Onions”.
 *
 * @param without - says in the reader's language that this is left out.
 */
export function optionLabel({ kind, group, name }: Named, without: (name: string) => string): string {
  if (kind === 'EXTRA') return `+ ${name}`;
  if (kind !== 'REMOVAL') return `${group}: ${name}`;
  return saysNo(name) ? name : without(name);
}

/**
 * Whether names say that something is left out: of the group in any language, or of the option in all it has, since
 * “Decaf instead”, which is “Без кофеина” in Russian, must not be read as “no Decaf instead”.
 */
function namesLeaveOut(group: Localized, name: Localized): boolean {
  const names = Object.values(name).filter(Boolean);
  return Object.values(group).some((text) => LEAVE_OUT.test(text)) || (names.length > 0 && names.every(saysNo));
}

/** The kind by names alone. Orders of older versions hold nothing else. */
export function namedKind(group: Localized, name: Localized): 'REMOVAL' | 'CHOICE' {
  return namesLeaveOut(group, name) ? 'REMOVAL' : 'CHOICE';
}

/** What an option is likely to mean: the kind of one for which staff or a file name none. */
export function guessedKind(
  group: { readonly name: Localized; readonly minimum: number },
  name: Localized,
): MenuOptionKind {
  if (group.minimum > 0) return 'CHOICE';
  return namesLeaveOut(group.name, name) ? 'REMOVAL' : 'EXTRA';
}

/**
 * The kind of an option of this group once it is chosen. Where exactly one is, the first free one, which the dish's
 * page preselects, is the default.
 */
export function chosenKind({ minimum, maximum, options }: Group, { id, kind }: Option): OptionKind {
  const isOne = minimum === 1 && maximum === 1;
  const first = options.find(({ priceDifference }) => priceDifference <= 0);
  return kind === 'CHOICE' && isOne && first?.id === id ? 'DEFAULT' : kind;
}
