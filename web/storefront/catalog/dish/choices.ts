/** What a dish asks about itself: “Crust”, “Extras”. */
export interface ChoiceGroup {
  readonly id: string;
  /** How many have to be chosen; 0 where it is up to the shopper. */
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly id: string;
  readonly isSoldOut: boolean;
  /** Minor units; may be negative. */
  readonly priceDifference: { readonly minor: number };
}

export type ChosenIds = ReadonlySet<string>;

/** Exactly one has to be chosen: drawn as radio buttons. */
export function isSingle({ minimum, maximum }: ChoiceGroup): boolean {
  return minimum === 1 && maximum === 1;
}

/** Where one has to be chosen, the first that costs nothing more is: a shopper in a hurry presses one button. */
export function initialChoices(groups: readonly ChoiceGroup[]): ChosenIds {
  return new Set(
    groups.filter(isSingle).flatMap(({ options }) => {
      const plain = options.find(({ isSoldOut, priceDifference }) => !isSoldOut && priceDifference.minor <= 0);
      return plain ? [plain.id] : [];
    }),
  );
}

/** What was chosen, but for the options that sold out while the shopper was choosing. */
export function withoutSoldOut(groups: readonly ChoiceGroup[], chosen: ChosenIds): ChosenIds {
  const gone = groups.flatMap(({ options }) => options.filter(({ id, isSoldOut }) => isSoldOut && chosen.has(id)));
  return gone.length === 0 ? chosen : new Set([...chosen].filter((id) => gone.every((option) => option.id !== id)));
}

export function countChosen({ options }: ChoiceGroup, chosen: ChosenIds): number {
  return options.filter(({ id }) => chosen.has(id)).length;
}

/** Whether another option of the group can still be taken. Where only one fits, it takes the place of the other. */
export function hasRoom(group: ChoiceGroup, chosen: ChosenIds): boolean {
  return group.maximum === 1 || countChosen(group, chosen) < group.maximum;
}

/** Takes an option or leaves it; an option more than the group's maximum is not taken. */
export function toggleOption(group: ChoiceGroup, chosen: ChosenIds, optionId: string): ChosenIds {
  const next = new Set(chosen);
  if (next.delete(optionId)) return isSingle(group) ? chosen : next;
  if (!hasRoom(group, chosen)) return chosen;
  if (group.maximum === 1) for (const { id } of group.options) next.delete(id);
  return next.add(optionId);
}

/** The first group in which too few are chosen. */
export function incompleteGroup<Group extends ChoiceGroup>(groups: readonly Group[], chosen: ChosenIds): Group | null {
  return groups.find((group) => countChosen(group, chosen) < group.minimum) ?? null;
}

/** Of one dish with its options, minor units. */
export function priceOfOne(variantPrice: number, groups: readonly ChoiceGroup[], chosen: ChosenIds): number {
  const differences = groups.flatMap(({ options }) => options.filter(({ id }) => chosen.has(id)));
  return differences.reduce((sum, { priceDifference }) => sum + priceDifference.minor, variantPrice);
}
