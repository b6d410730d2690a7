import type { JobOutcome, PrinterNews } from '../printer-news';
import { bitsOf } from '../sheet/sheet-bits';

const EPOS = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
const PRINTS_MS = 20_000;
/** Names no job: the answer to it is about the printer alone. */
const PROBE = 'probe';

/** Of the status that an Epson printer sends, the first that it has: the cover, the paper, then what breaks it. */
const TROUBLES: readonly [number, NonNullable<PrinterNews['trouble']>][] = [
  [0x20, 'COVER_OPEN'],
  [0x80000, 'PAPER_OUT'],
  // No answer from the printer behind the interface; mechanical, of the cutter, unrecoverable.
  [0x1 | 0x400 | 0x800 | 0x2000, 'ERROR'],
];

/** A print request: the sheet as a picture of one bit a dot, and a cut. */
export async function printRequest(jobId: string, png: Buffer): Promise<string> {
  const { bits, width, height } = await bitsOf(png);
  const image = `<image width="${width}" height="${height}" color="color_1" mode="mono">${bits.toString('base64')}</image>`;
  return request(jobIdOf(jobId), `${image}<cut type="feed"/>`);
}

/** Prints nothing; the answer says how the printer is. */
export const probeRequest = (): string => request(PROBE, '');

function request(jobId: string, content: string): string {
  const parameter = `<Parameter><devid>local_printer</devid><timeout>${PRINTS_MS}</timeout><printjobid>${jobId}</printjobid></Parameter>`;
  const data = `<PrintData><epos-print xmlns="${EPOS}">${content}</epos-print></PrintData>`;
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

export interface PrintResponse {
  /** Null: the one that it had. */
  readonly jobId: string | null;
  /** Null where it is about no job. */
  readonly outcome: JobOutcome | null;
  /** Null where it says nothing of the printer. */
  readonly news: PrinterNews | null;
}

/** What a printer says of a job; null for what says nothing. Read by patterns: nothing in a stranger's XML is followed. */
export function readResponse(xml: string): PrintResponse | null {
  const [response] = /<response\b[^>]{0,300}/.exec(xml) ?? [];
  if (!response) return readRefusal(xml);
  const jobId = /<printjobid>([0-9a-z]{1,25})<\/printjobid>/.exec(xml)?.[1];
  const status = Number(/\bstatus="(\d{1,10})"/.exec(response)?.[1] ?? 0);
  const failure = /\bcode="([\w-]{1,60})"/.exec(response)?.[1] ?? 'no code';
  return {
    jobId: jobId ? uuidOf(jobId) : null,
    outcome: jobId === PROBE ? null : outcomeOf(/\bsuccess="(?:true|1)"/.test(response), failure),
    news: newsOf(status),
  };
}

/** After a timeout the sheet may still come out. */
function outcomeOf(isDone: boolean, failure: string): JobOutcome {
  if (isDone) return { event: 'SUCCEED', failure: null };
  return { event: failure === 'EX_TIMEOUT' ? 'LOSE' : 'FAIL', failure };
}

/** The whole request could not be read: `<Response Success="false">`. */
function readRefusal(xml: string): PrintResponse | null {
  if (!/<Response Success="(?:false|0)"/.test(xml)) return null;
  const failure = /<ErrorSummary>([^<]{1,100})</.exec(xml)?.[1] ?? 'no summary';
  return { jobId: null, outcome: { event: 'FAIL', failure }, news: null };
}

/** What a printer says of itself without being asked; null where nothing can be read. */
export function readStatus(xml: string): PrinterNews | null {
  const [, status] = /\basbstatus\s*=\s*"0x([0-9a-f]{1,8})"/i.exec(xml) ?? [];
  return status === undefined ? null : newsOf(Number.parseInt(status, 16));
}

function newsOf(status: number): PrinterNews {
  return { trouble: TROUBLES.find(([bits]) => (status & bits) !== 0)?.[1] ?? null };
}
