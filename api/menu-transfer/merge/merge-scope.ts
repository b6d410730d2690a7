import type { z } from 'zod';
import { LOCALES, type Locale } from '../../../domain/locale';
import { type Localized, localizedEntries } from '../../../domain/localized';
import type { ErrorValues } from '../../kernel/domain-error';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput } from '../../kernel/refusals';
import type { LocalizedPatch, MenuFault } from '../tables/menu-draft';
import { mergeSchemas } from './merge-schemas';

/** What merging a file into a menu depends on. */
export interface MergeRules {
  /** The shop's own language. */
  readonly locale: Locale;
  readonly isOrdered: boolean;
  /** Whether what the file leaves out is deleted. */
  readonly removesMissing: boolean;
  readonly newId: () => string;
  /** What a menu is called that the file only implies. */
  readonly menuName: Localized;
}

/** Names a field as the file does: `variant_en` in a table, `variants[1].name.en` in a tree. */
export type FieldName = (path: readonly string[]) => string;

/** The faults and the sources that merging finds. */
export class MergeScope {
  readonly faults: MenuFault[] = [];
  /** Where in the file each row is spoken of, by id. */
  readonly rows = new Map<string, number>();

  readonly schemas: ReturnType<typeof mergeSchemas>;

  constructor(readonly rules: MergeRules) {
    this.schemas = mergeSchemas(rules.locale);
  }

  fault(row: number | null, column: string | null, code: string, values?: ErrorValues): void {
    this.faults.push({ row, column, code, ...(values && { values }) });
  }

  /** Holds input against the rules that commands hold it against. @returns null when it breaks one. */
  checked<Schema extends z.ZodType>(
    schema: Schema,
    input: Readonly<Record<string, unknown>>,
    { row, nameOf }: { readonly row: number | null; readonly nameOf: FieldName },
  ): z.output<Schema> | null {
    return this.attempt(row, nameOf, input, () => parseInput<Schema, unknown>(schema, input));
  }

  /** What `work` answers, its refusals as faults. */
  attempt<Result>(
    row: number | null,
    nameOf: FieldName,
    input: Readonly<Record<string, unknown>>,
    work: () => Result,
  ): Result | null {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const { path, code, values } of error.fields) {
        this.fault(row, nameOf(this.named(path, input)), code, values);
      }
      return null;
    }
  }

  /** `name.0.value` is the text of a language. */
  private named(path: readonly string[], input: Readonly<Record<string, unknown>>): string[] {
    const [field = '', ...rest] = path[0] === 'input' ? path.slice(1) : path;
    const entries: unknown = input[field];
    if (!Array.isArray(entries) || !isEntries(entries)) return [field, ...rest];
    return [field, rest.length > 0 ? (entries[Number(rest[0])]?.locale ?? '') : this.rules.locale];
  }
}

function isEntries(entries: readonly unknown[]): entries is readonly { locale: string }[] {
  return entries.every((entry) => typeof entry === 'object' && entry !== null && 'locale' in entry);
}

/** A stored text with what the file says of it. */
export function patched(stored: Localized, patch: LocalizedPatch | undefined): Localized {
  const texts = { ...stored, ...patch };
  return Object.fromEntries(LOCALES.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])));
}

export const entriesOf = (text: Localized) => localizedEntries(text);

/** A name to find something by: letter case tells nothing apart. */
export function nameKey(text: Localized | undefined, locale: Locale): string | null {
  return text?.[locale]?.trim().normalize('NFC').toLowerCase() ?? null;
}

/** Two values of columns, as JSON has them. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
