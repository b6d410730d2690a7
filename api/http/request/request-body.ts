import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../kernel/domain-error';
import { type BodyBudget, SMALL_BODY_BYTES } from './body-budget';

/** Has come with its head, or nearly: a new connection would cost more than reading it. */
const SHORT_BODY_BYTES = 64 * 1024;
/** By then the sender has read why. */
const FAREWELL_MS = 2_000;
const NOTHING = Buffer.alloc(0);

/** More bytes than any JSON or form has that the server takes. */
export class BodyTooLarge extends DomainError {
  readonly code = 'BODY_TOO_LARGE';
  override readonly httpStatus = 413;

  constructor() {
    super({ maximum: SMALL_BODY_BYTES / 1024 });
  }
}

/** What a body may be. */
export interface BodyLimit {
  readonly maximumBytes: number;
  readonly tooLarge: () => DomainError;
}

const SMALL: BodyLimit = { maximumBytes: SMALL_BODY_BYTES, tooLarge: () => new BodyTooLarge() };

/** Where the server's adapter looks for a body that was read already, before it reads one. */
interface ReadIncoming extends IncomingMessage {
  rawBody?: Buffer;
}

/**
 * A request's body, left with its sender until a handler asks for it, which knows by then who sends it. Its bytes are taken
 * from the budget until the request is answered.
 */
export class RequestBody {
  /** Called when all of it has come. */
  onRead = () => {};
  /** Why it was not read to its end. */
  failure: Error | null = null;
  #isBeingRead = false;
  #isReleased = false;
  #giveBack = () => {};
  readonly #incoming: ReadIncoming;

  constructor(
    incoming: IncomingMessage,
    private readonly budget: BodyBudget,
  ) {
    this.#incoming = incoming;
    // A handler that read the request itself would find nothing: there is no way past `read`.
    this.#incoming.rawBody ??= NOTHING;
  }

  /** Whether it has been asked for, and has not come yet. */
  get isBeingRead(): boolean {
    return this.#isBeingRead;
  }

  /** Whether there is more of it than is worth receiving to keep the connection. */
  get isLongAndUnread(): boolean {
    return !this.#incoming.complete && (this.#announced ?? Infinity) > SHORT_BODY_BYTES;
  }

  /** Null for a chunked body of unknown length. */
  get #announced(): number | null {
    const { headers } = this.#incoming;
    return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;
  }

  /**
   * Reads all of it; the request's own `text()`, `json()` and `formData()` find it from then on.
   *
   * @throws {DomainError} `tooLarge`, by its announced length or as soon as too much has come; {@link Busy} while others' take
   *   all the room.
   * @throws {Error} Node's own when the sender is gone.
   */
  async read({ maximumBytes, tooLarge }: BodyLimit = SMALL): Promise<Buffer> {
    if (this.#incoming.rawBody !== NOTHING) return this.#incoming.rawBody ?? NOTHING;
    const room = this.#announced ?? maximumBytes;
    if (room === 0) return NOTHING;
    this.#isBeingRead = true;
    try {
      if (room > maximumBytes) throw tooLarge();
      const share = this.budget.shareOf(room);
      await share.take(room);
      this.#giveBack = () => share.giveBack(room);
      if (this.#isReleased) this.release();
      this.#incoming.rawBody = await receive(this.#incoming, room, tooLarge);
      return this.#incoming.rawBody;
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      this.#isBeingRead = false;
      this.onRead();
    }
  }

  /** For who takes a whole request, and alone knows whether they want its body: it is read when they ask for it. */
  stream(): ReadableStream<Uint8Array> {
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(await this.read());
      controller.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  }

  /**
   * Ends the connection after the answer and leaves what is still on its way unread. It is closed for good some time later:
   * at once, the machine would answer what comes by a reset, and the sender might lose the answer.
   */
  leave(): void {
    const { socket } = this.#incoming;
    // Node receives and discards a body that nobody reads.
    this.#incoming.read();
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), FAREWELL_MS);
    };
  }

  /** Lets go of what was read. */
  release(): void {
    this.#isReleased = true;
    this.#incoming.rawBody = NOTHING;
    this.#giveBack();
    this.#giveBack = () => {};
  }
}

/** Into one piece of memory of the right size, which goes back to the machine as a whole. */
function receive(incoming: IncomingMessage, room: number, tooLarge: () => DomainError): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (incoming.destroyed) return reject(incoming.errored ?? cutOff());
    const bytes = Buffer.allocUnsafeSlow(room);
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= room) chunk.copy(bytes, size - chunk.byteLength);
      else {
        incoming.pause();
        reject(tooLarge());
      }
    });
    incoming.once('error', reject);
    incoming.once('close', () => reject(cutOff()));
    incoming.once('end', () => resolve(bytes.subarray(0, size)));
  });
}

/** As Node says it of a sender that goes away in the middle. */
function cutOff(): Error {
  return Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}
