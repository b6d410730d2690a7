import type { Locale } from '../../../domain/locale';
import type { Localized } from '../../../domain/localized';
import { isSoldOut, type Stoppable } from '../stop-list';
import { soldOutUntil } from '../stop-until';

/** An option, and where it stands. */
export interface OptionOfDish extends Stoppable {
  readonly id: string;
  readonly name: Localized;
  readonly groupName: Localized;
  readonly productId: string;
}

/** What several dishes offer under one name: “extra cheese”. In the kitchen it is one thing, and it runs out as one. */
export interface SharedOption {
  /** Of the first: it stands for all of them. */
  readonly id: string;
  readonly name: Localized;
  /** What it is a choice of, each once. */
  readonly groupNames: readonly Localized[];
  readonly productCount: number;
  /** Of those dishes, the ones that have it off sale wherever they offer it. */
  readonly stoppedCount: number;
  /** When what is stopped is back by itself; null when nothing is, or when staff have to put something back. */
  readonly until: Date | null;
}

/** What an option is known by: its name in the shop's own language, whatever its case and its spaces. */
export function optionKey(name: Localized, locale: Locale): string {
  return (name[locale] ?? '').trim().replace(/\s+/g, ' ').toLocaleLowerCase(locale);
}

function groupedByName(options: readonly OptionOfDish[], locale: Locale): Map<string, OptionOfDish[]> {
  const groups = new Map<string, OptionOfDish[]>();
  for (const option of options) {
    const key = optionKey(option.name, locale);
    const group = groups.get(key);
    if (group) group.push(option);
    else if (key !== '') groups.set(key, [option]);
  }
  return groups;
}

function share(
  [first, ...others]: readonly [OptionOfDish, ...OptionOfDish[]],
  locale: Locale,
  now: Date,
): SharedOption {
  const options = [first, ...others];
  const onSale = new Set(options.filter((option) => !isSoldOut(option, now)).map(({ productId }) => productId));
  const productCount = new Set(options.map(({ productId }) => productId)).size;
  const groupNames = new Map(options.map(({ groupName }) => [optionKey(groupName, locale), groupName]));
  return {
    id: first.id,
    name: first.name,
    groupNames: [...groupNames.values()],
    productCount,
    stoppedCount: productCount - onSale.size,
    until: soldOutUntil(options, now),
  };
}

/** The options that more than one dish has, by name. @param locale - the shop's own. */
export function sharedOptions(options: readonly OptionOfDish[], locale: Locale, now: Date): SharedOption[] {
  return [...groupedByName(options, locale)]
    .sort(([one], [other]) => one.localeCompare(other, locale))
    .flatMap(([, [first, ...others]]) => (first ? [share([first, ...others], locale, now)] : []))
    .filter(({ productCount }) => productCount > 1);
}
