import type { Sharp } from 'sharp';
import { type Rendition, WIDEST_AVIF } from './storage/photo';

/** Looks like WebP of quality 80. A higher effort takes ten times as long and saves a twentieth. */
const ENCODING = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' };
/** Of the WebP file's bytes: a second set of files has to earn its place on the disk. */
const WORTH_IT = 0.9;

/**
 * The smaller renditions of a photo as AVIF; none where the widest of them, which is tried first, saves less than a
 * tenth.
 *
 * @param pixels - of the whole photo, fresh for each call.
 * @param webp - what there is already, ascending by width.
 */
export async function encodeAvif(
  pixels: () => Sharp,
  webp: readonly Rendition[],
  timeoutSeconds: number,
): Promise<Rendition[]> {
  const encode = async ({ width }: Rendition): Promise<Rendition> => {
    const image = pixels().resize({ width }).avif(ENCODING).timeout({ seconds: timeoutSeconds });
    return { format: 'avif', width, bytes: await image.toBuffer() };
  };
  const small = webp.filter(({ width }) => width <= WIDEST_AVIF);
  const widest = small.at(-1);
  if (!widest) return [];
  try {
    const first = await encode(widest);
    if (first.bytes.length > widest.bytes.length * WORTH_IT) return [];
    const others: Rendition[] = [];
    for (const rendition of small.slice(0, -1)) others.push(await encode(rendition));
    return [...others, first];
  } catch (error) {
    // The machine is too busy for it: WebP does.
    if (error instanceof Error && error.message.includes('timeout')) return [];
    throw error;
  }
}
