/** Bytes to be sent. */
export interface Filled {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Called when the system has taken them all: they are filled anew then. */
  readonly sent: () => void;
}

/** Sent at the same moment: one is mostly taken at once. */
const MOST_SPARE = 2;

/**
 * Bytes that are sent again and again with another word in the same places. A new hundred kilobytes for each answer would be
 * garbage that Node lets lie until there are tens of megabytes of it.
 */
export class FilledBytes {
  readonly #spare: Buffer<ArrayBuffer>[] = [];

  /** @param finish - writes what hangs on the word besides. */
  constructor(
    private readonly blank: Buffer,
    private readonly places: readonly number[],
    private readonly finish: (bytes: Buffer, word: Buffer) => void = () => undefined,
  ) {}

  fill(text: string): Filled {
    const word = Buffer.from(text, 'latin1');
    const bytes = this.#spare.pop() ?? Buffer.from(this.blank);
    for (const place of this.places) word.copy(bytes, place);
    this.finish(bytes, word);
    return {
      bytes,
      sent: () => {
        if (this.#spare.length < MOST_SPARE) this.#spare.push(bytes);
      },
    };
  }
}

/** Where a word stands between parts that follow each other with it. */
export function placesBetween(parts: readonly Buffer[], wordLength: number): number[] {
  let end = 0;
  return parts.slice(0, -1).map((part) => {
    const place = end + part.length;
    end = place + wordLength;
    return place;
  });
}
