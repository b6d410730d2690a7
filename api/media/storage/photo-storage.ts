import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { isMediaKey } from './media-key';
import { RENDITION_FORMATS, type Rendition, type RenditionFormat } from './photo';

/** Up to five digits: there is no wider picture. */
const FILE = /^([1-9]\d{0,4})\.([a-z]+)$/;

/** One stored file, opened for reading. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** Which file of which photo. */
export interface StoredName {
  readonly key: string;
  readonly width: number;
  readonly format: RenditionFormat;
}

/** Where photos lie: a local disk, or whatever else keeps files under a key. */
export interface PhotoStorage {
  /** Keeps all renditions of a photo or none of them; `key` is new, see `createMediaKey`. */
  write(key: string, renditions: readonly Rendition[]): Promise<void>;
  /** @returns null when there is no such file. */
  open(key: string, width: number, format: RenditionFormat): Promise<StoredFile | null>;
  /** Removes all renditions; a photo that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file of every photo, in any order. */
  list(): AsyncIterable<StoredName>;
}

/** The same photos, of which only some are listed. */
export function only(storage: PhotoStorage, keys: ReadonlySet<string>): PhotoStorage {
  return {
    ...storage,
    async *list() {
      for await (const file of storage.list()) if (keys.has(file.key)) yield file;
    },
  };
}

/** Photos as `{directory}/{first two of the key}/{key}/{width}.{format}`; the directory is made when it is missing. */
export function createLocalPhotoStorage(directory: string): PhotoStorage {
  const folder = (key: string): string => {
    if (!isMediaKey(key)) throw new RangeError('not a media key');
    return join(directory, key.slice(0, 2), key);
  };
  return {
    async write(key, renditions) {
      const target = folder(key);
      // Renamed when it is whole: a reader, or a start after a crash, never meets half of a photo.
      const unfinished = join(directory, `unfinished-${randomBytes(8).toString('hex')}`);
      await mkdir(unfinished, { recursive: true });
      try {
        for (const rendition of renditions)
          await writeFile(join(unfinished, photoFileName(rendition)), rendition.bytes);
        await mkdir(join(target, '..'), { recursive: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
    },
    async open(key, width, format) {
      if (!isMediaKey(key)) return null;
      const handle = await open(join(folder(key), photoFileName({ width, format }))).catch(ignoreMissing);
      if (handle === null) return null;
      try {
        const { size } = await handle.stat();
        return { size, body: toWebStream(handle.createReadStream()) };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async remove(key) {
      await rm(folder(key), { recursive: true, force: true });
    },
    async *list() {
      for (const path of await readdir(directory, { recursive: true })
        .catch(ignoreMissing)
        .then((all) => all ?? [])) {
        const [, key = '', file = ''] = path.split(sep);
        const rendition = readFileName(file);
        if (isMediaKey(key) && rendition) yield { key, ...rendition };
      }
    },
  };
}

/** What a rendition is called below its photo's key. */
export function photoFileName({ width, format }: Omit<Rendition, 'bytes'>): string {
  if (!Number.isSafeInteger(width) || width <= 0) throw new RangeError(`not a width in pixels: ${width}`);
  return `${width}.${format}`;
}

/** @returns null for what is no rendition's name. */
export function readFileName(file: string): Omit<Rendition, 'bytes'> | null {
  const [, width, extension] = FILE.exec(file) ?? [];
  const format = RENDITION_FORMATS.find((each) => each === extension);
  return format ? { width: Number(width), format } : null;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  // Node types its own ReadableStream apart from the global one, which is the same class.
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
