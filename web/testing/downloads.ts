import { vi } from 'vitest';

/** The files that a page hands to its reader until the test ends. */
export function catchDownloads(): { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  return files;
}
