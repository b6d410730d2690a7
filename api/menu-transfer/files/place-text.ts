/** Where a product stands, as a cell of a table says it: `Main menu > Pizza | Lunch > Hot dishes`. */
export interface PlaceText {
  /** Empty: the shop's first menu. */
  readonly menu: string;
  readonly category: string;
}

const escaped = (text: string) => text.replace(/[\\|>]/g, '\\$&');
const unescaped = (text: string) => text.replace(/\\([\\|>])/g, '$1').trim();

export function writePlaces(places: readonly PlaceText[]): string {
  return places.map(({ menu, category }) => `${escaped(menu)} > ${escaped(category)}`).join(' | ');
}

/** @returns null when a place names no category. */
export function readPlaces(cell: string): PlaceText[] | null {
  const texts = cell.split(/(?<!\\)\|/).filter((text) => text.trim() !== '');
  const places = texts.map((text) => {
    const [first = '', ...others] = text.split(/(?<!\\)>/);
    const category = others.at(-1) ?? first;
    return { menu: others.length > 0 ? unescaped(first) : '', category: unescaped(category) };
  });
  return places.some(({ category }) => category === '') ? null : places;
}
