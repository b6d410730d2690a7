import { loadSharp } from '../../../kernel/load-sharp';

export interface SheetBits {
  readonly bits: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A drawn sheet as printers take it: rows of whole bytes; a black dot is 1. */
export async function bitsOf(png: Buffer): Promise<SheetBits> {
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
