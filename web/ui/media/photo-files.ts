/** One file of a picture. */
export interface PhotoFile {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

/** Each list in ascending order of width. */
export interface PhotoFiles {
  /** WebP. */
  readonly sources: readonly PhotoFile[];
  /** The same at smaller widths, where it is smaller than WebP. */
  readonly avif?: readonly PhotoFile[];
}

/** How wide a picture is shown, in CSS pixels or as the `sizes` attribute when it changes with the window. */
export type Sizes = number | string;

/** Screens are asked for no more: at a density of 3 nobody sees the difference, and it is twice the bytes. */
const HIGHEST_DENSITY = 2;

/** Those up to the smallest that is wide enough: what is wider is never chosen, and would only make the page longer. */
function filesUpTo(files: readonly PhotoFile[], pixels: number): readonly PhotoFile[] {
  const enough = files.findIndex(({ width }) => width >= pixels);
  return enough === -1 ? files : files.slice(0, enough + 1);
}

/** AVIF in place of WebP, unless it would be unsharp where the picture is widest. */
function isSharp({ avif = [], sources }: PhotoFiles, pixels: number): boolean {
  const widest = avif.at(-1);
  return widest !== undefined && widest.width >= Math.min(pixels, sources.at(-1)?.width ?? 0);
}

function srcSetOf(files: readonly PhotoFile[], sizes: Sizes, pixels: number): string {
  if (typeof sizes === 'string')
    return filesUpTo(files, pixels)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const atLeast = (width: number) => files.find((file) => file.width >= width) ?? files.at(-1);
  return [1, 2].map((density) => `${atLeast(sizes * density)?.url} ${density}x`).join(', ');
}

/** What the browser chooses from. */
export interface SrcSets {
  readonly webp: string;
  /** Null where there is no AVIF, or none that is sharp enough. */
  readonly avif: string | null;
  /** For those who know no `srcset`: mail programs, robots. */
  readonly fallback: string | undefined;
}

/** @param widest - the most that `sizes` comes to, in CSS pixels; not known where it is left out. */
export function srcSetsOf(files: PhotoFiles, sizes: Sizes, widest = Number.POSITIVE_INFINITY): SrcSets {
  const pixels = (typeof sizes === 'number' ? sizes : widest) * HIGHEST_DENSITY;
  return {
    webp: srcSetOf(files.sources, sizes, pixels),
    avif: isSharp(files, pixels) ? srcSetOf(files.avif ?? [], sizes, pixels) : null,
    fallback: filesUpTo(files.sources, pixels).at(-1)?.url,
  };
}
