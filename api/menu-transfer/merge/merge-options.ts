import { OPTION_GROUPS_LIMIT, OPTIONS_LIMIT } from '../../../domain/catalog-limits';
import { guessedKind } from '../../../domain/option-kind';
import { requirePossibleChoices } from '../../catalog/options/option-choices';
import type { DraftOption, DraftOptionGroup } from '../tables/menu-draft';
import type { OptionGroupRow, OptionRow } from '../tables/menu-tables';
import { arranged, NO_PLACE } from './arrange';
import { matched } from './match';
import { entriesOf, isEqual, type MergeScope, nameKey, patched } from './merge-scope';

interface StoredOptions {
  readonly groups: readonly OptionGroupRow[];
  readonly optionsOf: (groupId: string) => readonly OptionRow[];
}

export interface MergedOptions {
  readonly groups: readonly OptionGroupRow[];
  readonly options: readonly OptionRow[];
}

interface Owner {
  readonly productId: string;
  readonly row: number;
}

const NEW_OPTION = {
  id: '',
  name: {},
  sku: null,
  priceDifference: 0,
  isAvailable: true,
  position: NO_PLACE,
  calories: null,
  protein: null,
  fat: null,
  carbohydrate: null,
  allergens: [],
} satisfies Omit<OptionRow, 'optionGroupId' | 'kind'>;

class OptionMerger {
  constructor(
    private readonly scope: MergeScope,
    private readonly owner: Owner,
  ) {}

  private remember<Row extends { readonly id: string }>(row: Row): Row {
    this.scope.rows.set(row.id, this.owner.row);
    return row;
  }

  group(draft: DraftOptionGroup, stored: OptionGroupRow | null, at: string): OptionGroupRow | null {
    const { productId, row } = this.owner;
    const base = stored ?? { id: '', productId, name: {}, sku: null, minimum: 0, maximum: 1, position: NO_PLACE };
    const { minimum = base.minimum, maximum = base.maximum, sku = base.sku } = draft;
    const next = { ...base, sku, minimum, maximum, name: patched(base.name, draft.name) };
    if (stored && isEqual(stored, next)) return this.remember(stored);
    const nameOf = (path: readonly string[]) => `${at}.${path.join('.')}`;
    const input = { name: entriesOf(next.name), sku, minimum, maximum };
    const data = this.scope.checked(this.scope.schemas.optionGroup, input, { row, nameOf });
    return data && this.remember({ ...next, ...data, id: stored?.id ?? this.scope.rules.newId() });
  }

  option(draft: DraftOption, stored: OptionRow | null, { group, at }: { group: OptionGroupRow; at: string }) {
    const kind = guessedKind(group, draft.name);
    const base: OptionRow = stored ?? { ...NEW_OPTION, kind, optionGroupId: group.id };
    const { name, ...rest } = draft;
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const next: OptionRow = { ...base, ...said, name: patched(base.name, name) };
    if (stored && isEqual(stored, next)) return this.remember(stored);
    const nameOf = (path: readonly string[]) => `${at}.${path.join('.')}`;
    const { sku, priceDifference, isAvailable, allergens, calories, protein, fat, carbohydrate } = next;
    const nutrition = { calories, protein, fat, carbohydrate };
    const input = {
      name: entriesOf(next.name),
      kind: next.kind,
      sku,
      priceDifference,
      isAvailable,
      nutrition,
      allergens: [...allergens],
    };
    const data = this.scope.checked(this.scope.schemas.option, input, { row: this.owner.row, nameOf });
    if (!data) return null;
    const { nutrition: checked, ...columns } = data;
    return this.remember({ ...next, ...columns, ...checked, id: stored?.id ?? this.scope.rules.newId() });
  }

  options(draft: DraftOptionGroup, group: OptionGroupRow, stored: readonly OptionRow[], at: string): OptionRow[] {
    const known = matched(draft.options, stored, [this.byName()]);
    const merged = draft.options.flatMap((option, index) => {
      const place = { group, at: `${at}.options[${index + 1}]` };
      return this.option(option, known[index] ?? null, place) ?? [];
    });
    const list = arranged(stored, merged, this.scope.rules);
    const { row } = this.owner;
    if (list.length > OPTIONS_LIMIT) this.scope.fault(row, at, 'TOO_MANY_ENTRIES', { maximum: OPTIONS_LIMIT });
    const nameOf = (path: readonly string[]) => `${at}.${path.join('.')}`;
    this.scope.attempt(row, nameOf, {}, () => requirePossibleChoices(group, list.length));
    return list;
  }

  byName() {
    const { locale } = this.scope.rules;
    return {
      draft: ({ name }: { readonly name: DraftOption['name'] }) => nameKey(name, locale),
      row: ({ name }: { readonly name: DraftOption['name'] }) => nameKey(name, locale),
    };
  }
}

/** A product's option groups and options with what the file says of them. */
export function mergeOptions(
  scope: MergeScope,
  owner: Owner,
  { drafts, stored }: { readonly drafts: readonly DraftOptionGroup[]; readonly stored: StoredOptions },
): MergedOptions {
  const merger = new OptionMerger(scope, owner);
  const known = matched(drafts, stored.groups, [merger.byName()]);
  const merged = drafts.flatMap((draft, index) => {
    const at = `optionGroups[${index + 1}]`;
    const group = merger.group(draft, known[index] ?? null, at);
    return group ? [{ group, options: merger.options(draft, group, stored.optionsOf(group.id), at) }] : [];
  });
  const groups = arranged(
    stored.groups,
    merged.map(({ group }) => group),
    scope.rules,
  );
  if (groups.length > OPTION_GROUPS_LIMIT) {
    scope.fault(owner.row, 'optionGroups', 'TOO_MANY_ENTRIES', { maximum: OPTION_GROUPS_LIMIT });
  }
  const named = new Map(merged.map(({ group, options }) => [group.id, options]));
  return { groups, options: groups.flatMap(({ id }) => named.get(id) ?? stored.optionsOf(id)) };
}
