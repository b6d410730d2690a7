import type { Socket } from 'node:net';
import type { JobOutcome, PrinterNews } from '../printer-news';
import type { SheetBits } from '../sheet/sheet-bits';

/** Rows that even a printer with a small buffer takes at once. */
const BAND_ROWS = 240;
const STATUS_MS = 2000;
/** From the first byte of a sheet on; with the connection and the status it ends before a lease of `api/sending` does. */
const PRINTS_MS = 20_000;

const OFFLINE_CAUSE = Buffer.from([0x10, 0x04, 2]);
const PAPER_SENSOR = Buffer.from([0x10, 0x04, 4]);
/** Initialise, and send no status by itself. */
const BEGIN = Buffer.from([0x1b, 0x40, 0x1d, 0x61, 0]);
/** Feed and cut; then a status that is sent once all before it is printed. */
const END = Buffer.from([0x1d, 0x56, 0x42, 0, 0x1d, 0x72, 1]);

/** Answers to `DLE EOT` and to `GS r` differ in bits that are fixed. */
const isRealTime = (byte: number) => (byte & 0x93) === 0x12;
const isAfterPrinting = (byte: number) => (byte & 0x90) === 0;

export interface PortState {
  /** Many printers, and adapters before them, send nothing back. */
  readonly answers: boolean;
  readonly trouble: PrinterNews['trouble'];
}

/** A printer's port, with an open connection. */
export interface Port {
  state(): Promise<PortState>;
  /** Never throws: what became of a sheet whose connection breaks is not known. */
  print(sheet: SheetBits, before: PortState): Promise<JobOutcome>;
}

/** ESC/POS by TCP, as port 9100 takes it. */
export function portOf(socket: Socket): Port {
  const bytes: number[] = [];
  let heard = () => {};
  let isClosed = false;
  socket.on('data', (chunk: Buffer) => {
    bytes.push(...chunk);
    heard();
  });
  // What waits for the printer notices by itself.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    heard();
  });

  /** @returns null where it does not come, or the connection ends. */
  async function next(isIt: (byte: number) => boolean, milliseconds: number): Promise<number | null> {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      const at = bytes.findIndex(isIt);
      if (at >= 0) return bytes.splice(0, at + 1).at(-1) ?? null;
      const left = deadline - Date.now();
      if (isClosed || left <= 0) return null;
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, left);
        heard = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
  }

  async function ask(question: Buffer): Promise<number | null> {
    socket.write(question);
    return next(isRealTime, STATUS_MS);
  }

  async function state(): Promise<PortState> {
    const cause = await ask(OFFLINE_CAUSE);
    if (cause === null) return { answers: false, trouble: null };
    if (cause & 0x04) return { answers: true, trouble: 'COVER_OPEN' };
    const paper = await ask(PAPER_SENSOR);
    if (cause & 0x20 || (paper !== null && paper & 0x60)) return { answers: true, trouble: 'PAPER_OUT' };
    return { answers: true, trouble: cause & 0x40 ? 'ERROR' : null };
  }

  async function print(sheet: SheetBits, before: PortState): Promise<JobOutcome> {
    bytes.length = 0;
    const late = setTimeout(() => socket.destroy(), PRINTS_MS);
    try {
      const isTaken = await new Promise<boolean>((resolve) => {
        socket.once('close', () => resolve(false));
        socket.write(commandsOf(sheet), (error) => resolve(!error));
      });
      if (!isTaken) return LOST;
      return before.answers ? await printed() : await ended();
    } finally {
      clearTimeout(late);
      socket.destroy();
    }
  }

  async function printed(): Promise<JobOutcome> {
    if ((await next(isAfterPrinting, PRINTS_MS / 2)) !== null) return DONE;
    // It may not know `GS r`.
    const { answers, trouble } = await state();
    if (!answers) return LOST;
    return trouble ? { event: 'LOSE', failure: trouble } : DONE;
  }

  /** Without answers, an orderly end is all that there is. */
  async function ended(): Promise<JobOutcome> {
    socket.end();
    await new Promise<void>((resolve) => {
      if (isClosed) resolve();
      else socket.once('close', () => resolve());
    });
    return socket.readableEnded && !socket.errored ? DONE : LOST;
  }

  return { state, print };
}

const DONE: JobOutcome = { event: 'SUCCEED', failure: null };
const LOST: JobOutcome = { event: 'LOSE', failure: 'the connection ended' };

function commandsOf({ bits, width, height }: SheetBits): Buffer {
  const bytes = Math.ceil(width / 8);
  const parts: Buffer[] = [BEGIN];
  for (let row = 0; row < height; row += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - row);
    const head = [0x1d, 0x76, 0x30, 0, bytes & 255, bytes >> 8, rows & 255, rows >> 8];
    parts.push(Buffer.from(head), bits.subarray(row * bytes, (row + rows) * bytes));
  }
  return Buffer.concat([...parts, END]);
}
