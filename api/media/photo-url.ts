/** Path of one rendition; its content never changes. */
export function photoUrl(key: string, width: number): string {
  return `/media/${key}/${width}.webp`;
}

/** All renditions for `<img srcset>`: `/media/…/160.webp 160w, /media/…/320.webp 320w`. */
export function photoSrcset({ key, widths }: { key: string; widths: readonly number[] }): string {
  return widths.map((width) => `${photoUrl(key, width)} ${width}w`).join(', ');
}
