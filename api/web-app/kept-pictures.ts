/** A shop has seven of at most 20 KB each. */
const MOST = 70;

/** Pictures that were drawn, in memory: each once, however many ask at the same time; the oldest go first. */
export class KeptPictures {
  readonly #pictures = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly most = MOST) {}

  get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#pictures.get(key);
    if (known) return known;
    const picture = draw();
    this.#pictures.set(key, picture);
    // One that failed is drawn anew for the next who asks.
    picture.catch(() => this.#pictures.delete(key));
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > this.most && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }
}
