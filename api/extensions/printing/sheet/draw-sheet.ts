import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { PaperWidth } from '../../../generated/prisma/client';
import { loadSharp } from '../../../kernel/load-sharp';
import { projectRoot } from '../../../kernel/project-root';
import type { Row, Sheet } from './sheet';

/** Our own: a server has no fonts, or others. Not beside this module: the bundle of the server lies elsewhere. */
const FONTS = join(projectRoot, 'api', 'extensions', 'printing', 'fonts');
/** What a head prints across, at 8 dots a millimetre. */
export const DOTS: Readonly<Record<PaperWidth, number>> = { MM58: 384, MM80: 576 };
/** Dots; the text engine counts them as points at 72 to the inch. */
const SIZES = { small: 20, normal: 25, large: 32, huge: 60 } as const;
const INDENT = 28;
const GAP = 6;
const MARGIN = 8;
/** Left and right: the paper may lie askew. */
const EDGE = 8;
const TIMEOUT_SECONDS = 5;
const THRESHOLD = 140;

interface Drawn {
  readonly overlays: readonly OverlayOptions[];
  readonly height: number;
}

interface Look {
  readonly size: number;
  readonly isBold: boolean;
  readonly isWhite?: boolean;
  readonly width: number;
}

/** The sheet in black and white, a dot of the printer a pixel: a PNG of one bit. */
export async function drawSheet(sheet: Sheet, paper: PaperWidth): Promise<Buffer> {
  const width = DOTS[paper];
  const overlays: OverlayOptions[] = [];
  let top = MARGIN;
  for (const row of sheet) {
    const drawn = await drawRow(row, width - 2 * EDGE);
    for (const overlay of drawn.overlays)
      overlays.push({ ...overlay, top: top + (overlay.top ?? 0), left: EDGE + (overlay.left ?? 0) });
    top += drawn.height + GAP;
  }
  const sharp = await loadSharp();
  const whole = await sharp({ create: { width, height: top + MARGIN, channels: 3, background: '#ffffff' } })
    .composite(overlays)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png()
    .toBuffer();
  return sharp(whole).greyscale().threshold(THRESHOLD).png({ palette: true, colours: 2 }).toBuffer();
}

async function drawRow(row: Row, width: number): Promise<Drawn> {
  switch (row.kind) {
    case 'rule':
      return { overlays: [{ input: box(width, 2), left: 0, top: 4 }], height: 10 };
    case 'pair':
      return drawPair(row, width);
    case 'text':
      return drawText(row, width);
  }
}

async function drawText(row: Extract<Row, { kind: 'text' }>, width: number): Promise<Drawn> {
  const left = row.indent * INDENT;
  const frame = row.isLoud ? GAP : 0;
  const size = SIZES[row.size];
  const text = await textOf(row.text, {
    size,
    isBold: row.isBold,
    isWhite: row.isLoud,
    width: width - left - 2 * frame,
  });
  const height = text.height + 2 * frame;
  const at = row.isCentred ? Math.max(left, Math.round((width - text.width) / 2)) : left + frame;
  return {
    overlays: [
      ...(row.isLoud ? [{ input: box(width, height), left: 0, top: 0 }] : []),
      { input: text.input, left: at, top: frame },
    ],
    height,
  };
}

async function drawPair({ left, right, isBold }: Extract<Row, { kind: 'pair' }>, width: number): Promise<Drawn> {
  const size = isBold ? SIZES.large : SIZES.normal;
  const price = await textOf(right, { size, isBold, width });
  const name = await textOf(left, { size, isBold, width: width - price.width - INDENT });
  const height = Math.max(name.height, price.height);
  return {
    overlays: [
      { input: name.input, left: 0, top: 0 },
      { input: price.input, left: width - price.width, top: height - price.height },
    ],
    height,
  };
}

function box(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`,
  );
}

let known: Promise<unknown> | null = null;

/** The engine takes one font with each text and remembers it: letters that the first lacks are found in the others. */
function loadFonts(): Promise<unknown> {
  known ??= Promise.all(
    ['CarteTicketEmoji', 'CarteTicketLari', 'CarteTicket', 'CarteTicketBold'].map((family) =>
      rendered('x', family, SIZES.small, 100),
    ),
  );
  return known;
}

async function textOf(text: string, { size, isBold, isWhite = false, width }: Look) {
  await loadFonts();
  const family = isBold ? 'CarteTicketBold' : 'CarteTicket';
  const { data, info } = await rendered(
    `<span foreground="${isWhite ? '#ffffff' : '#000000'}">${escaped(text)}</span>`,
    family,
    size,
    width,
  );
  return { input: data, width: Math.min(info.width, width), height: info.height };
}

async function rendered(text: string, family: string, size: number, width: number) {
  const sharp = await loadSharp();
  const font = `${family}, CarteTicketLari, CarteTicketEmoji ${size}`;
  const fontfile = join(FONTS, `${family}.ttf`);
  return sharp({ text: { text, font, fontfile, width, wrap: 'word-char', rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What is typed is text, never markup. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the text engine refuses them
  const clean = text.replace(/[\u0000-\u0008\u000b-\u001f]/g, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return clean.trim() === '' ? '·' : clean;
}
