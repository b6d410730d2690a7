/** Bytes to be sent. */
export interface Filled {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Called when the system has taken them all: they can be filled again then. */
  readonly sent: () => void;
}

/** Longer pages than this are rare; shorter ones than a quarter of it are little garbage. */
const SLAB = 192 * 1024;
/** All together 4.5 MB, which are enough for two dozen readers who take their time. */
const MOST_SPARE = 24;
const spare: Buffer<ArrayBuffer>[] = [];

function nothingToDo(): void {
  // The garbage collector takes bytes that are not filled again.
}

/**
 * Bytes that are sent again and again with another word in the same places. A new hundred kilobytes for each answer would be
 * garbage that Node lets lie until there are tens of megabytes of it: they are filled into what was sent before.
 */
export class FilledBytes {
  /** @param finish - writes the other bytes that depend on the word. */
  constructor(
    private readonly blank: Buffer,
    private readonly places: readonly number[],
    private readonly finish: (bytes: Buffer, word: Buffer) => void = nothingToDo,
  ) {}

  fill(text: string): Filled {
    const filled = this.#room();
    const word = Buffer.from(text, 'latin1');
    this.blank.copy(filled.bytes);
    for (const place of this.places) word.copy(filled.bytes, place);
    this.finish(filled.bytes, word);
    return filled;
  }

  #room(): Filled {
    const { length } = this.blank;
    if (length > SLAB || length < SLAB / 4) return { bytes: Buffer.allocUnsafe(length), sent: nothingToDo };
    const slab = spare.pop() ?? Buffer.allocUnsafeSlow(SLAB);
    return {
      bytes: slab.subarray(0, length),
      sent: () => {
        if (spare.length < MOST_SPARE) spare.push(slab);
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
