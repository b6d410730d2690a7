interface Order {
  readonly kitchenNote: string | null;
  readonly lines: readonly { readonly options: readonly { readonly kind: string }[] }[];
}

/** About how tall a card is, in lines of text. */
export function cardHeight({ kitchenNote, lines }: Order): number {
  const spoken = lines.flatMap(({ options }) => options.filter(({ kind }) => kind !== 'DEFAULT'));
  return 5 + lines.length * 1.5 + spoken.length + (kitchenNote ? 1 + kitchenNote.length / 20 : 0);
}

/**
 * Deals cards into columns, each to the one that is shortest so far: the oldest stand on top, and no card leaves a hole beside
 * a taller one.
 */
export function dealCards<Card extends Order>(
  cards: readonly Card[],
  columnCount: number,
): readonly (readonly Card[])[] {
  const columns = Array.from({ length: Math.max(1, columnCount) }, () => ({ height: 0, cards: [] as Card[] }));
  for (const card of cards) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    shortest.cards.push(card);
    shortest.height += cardHeight(card);
  }
  return columns.map((column) => column.cards);
}
