/**
 * Deals cards into columns, each to the one that is shortest so far: the oldest stand on top, and no card leaves a hole beside
 * a taller one.
 */
export function dealCards<Card>(
  cards: readonly Card[],
  columnCount: number,
  heightOf: (card: Card) => number,
): readonly (readonly Card[])[] {
  const columns = Array.from({ length: Math.max(1, columnCount) }, () => ({ height: 0, cards: [] as Card[] }));
  for (const card of cards) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    shortest.cards.push(card);
    shortest.height += heightOf(card);
  }
  return columns.map((column) => column.cards);
}
