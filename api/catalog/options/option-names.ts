import type { Localized } from '../../../domain/localized';
import { InvalidInput } from '../../kernel/refusals';

const folded = (name: string) => name.trim().toLocaleLowerCase();

/** Whether both say the same in a language. */
function isSameName(one: Localized, other: Localized): boolean {
  const texts = new Map<string, string>(Object.entries(other));
  return Object.entries(one).some(([locale, text]) => text !== '' && folded(text) === folded(texts.get(locale) ?? ''));
}

/** @throws {InvalidInput} naming the path when one of the others has the name already. */
export function requireOwnName(name: Localized, others: readonly Localized[], path: readonly string[]): void {
  if (others.some((other) => isSameName(name, other))) throw new InvalidInput([{ path, code: 'NAME_REPEATED' }]);
}
