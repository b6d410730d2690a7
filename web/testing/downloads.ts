import { onTestFinished, vi } from 'vitest';

/** The files that a page hands to its reader until the test ends. */
export function catchDownloads(): { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:file';
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    create.mockRestore();
    press.mockRestore();
  });
  return files;
}
