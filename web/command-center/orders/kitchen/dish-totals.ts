interface Line {
  readonly quantity: number;
  readonly productName: string;
  readonly variantName: string;
}

export interface DishTotal {
  /** Dish and variant, as they are read out. */
  readonly name: string;
  readonly quantity: number;
}

/** What a dish is called in the kitchen. */
export function dishName({ productName, variantName }: Pick<Line, 'productName' | 'variantName'>): string {
  return variantName === '' ? productName : `${productName}, ${variantName}`;
}

/**
 * How many of each dish are still to be made, the most first: seven of one kind go into the oven together.
 */
export function dishTotals(lines: readonly Line[]): readonly DishTotal[] {
  const totals = new Map<string, number>();
  for (const line of lines) {
    const name = dishName(line);
    totals.set(name, (totals.get(name) ?? 0) + line.quantity);
  }
  return [...totals]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
}
