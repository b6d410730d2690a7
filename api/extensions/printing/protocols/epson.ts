import { loadSharp } from '../../../kernel/load-sharp';
import type { PrinterNews } from '../fetch-jobs.store';

const EPOS = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
/** Of the status that an Epson printer sends. */
const COVER_OPEN = 0x20;
const PAPER_END = 0x80000;
const PRINTS_MS = 20_000;

/** A print request: the sheet as a picture of one bit a dot, and a cut. */
export async function printRequest(jobId: string, png: Buffer): Promise<string> {
  const { bits, width, height } = await bitsOf(png);
  const image = `<image width="${width}" height="${height}" color="color_1" mode="mono">${bits.toString('base64')}</image>`;
  const parameter = `<Parameter><devid>local_printer</devid><timeout>${PRINTS_MS}</timeout><printjobid>${jobIdOf(jobId)}</printjobid></Parameter>`;
  const data = `<PrintData><epos-print xmlns="${EPOS}">${image}<cut type="feed"/></epos-print></PrintData>`;
  return `<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint>${parameter}${data}</ePOSPrint></PrintRequestInfo>`;
}

/** Epson takes 30 letters and digits: a UUID has more. */
export const jobIdOf = (id: string): string => BigInt(`0x${id.replaceAll('-', '')}`).toString(36);

/** Reads {@link jobIdOf}; null where it is no id. */
export function uuidOf(jobId: string): string | null {
  const number = [...jobId].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const digits = number.toString(16).padStart(32, '0');
  return digits.length > 32 ? null : digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface Bits {
  readonly bits: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rows of whole bytes; a black dot is 1. */
async function bitsOf(png: Buffer): Promise<Bits> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const bytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(bytes * height);
  for (let place = 0; place < width * height; place += 1) {
    if ((data[place * channels] ?? 255) > 127) continue;
    const column = place % width;
    const at = Math.floor(place / width) * bytes + (column >> 3);
    bits[at] = (bits[at] ?? 0) | (0x80 >> (column & 7));
  }
  return { bits, width, height };
}

export interface PrintResponse {
  /** Null: the one that it had. */
  readonly jobId: string | null;
  readonly failure: string | null;
  readonly news: PrinterNews;
}

/** What a printer says of a job; null for what says nothing. Read by patterns: nothing in a stranger's XML is followed. */
export function readResponse(xml: string): PrintResponse | null {
  const [response] = /<response\b[^>]{0,300}/.exec(xml) ?? [];
  if (!response) return null;
  const jobId = /<printjobid>([0-9a-z]{1,25})<\/printjobid>/.exec(xml)?.[1];
  const status = Number(/\bstatus="(\d{1,10})"/.exec(response)?.[1] ?? 0);
  const code = /\bcode="([\w-]{1,60})"/.exec(response)?.[1];
  return {
    jobId: jobId ? uuidOf(jobId) : null,
    failure: /\bsuccess="(?:true|1)"/.test(response) ? null : (code ?? 'no code'),
    news: { isPaperOut: (status & PAPER_END) !== 0, isCoverOpen: (status & COVER_OPEN) !== 0 },
  };
}
