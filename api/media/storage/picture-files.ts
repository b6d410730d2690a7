import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from './bucket';

/** Where drawn pictures lie, by names such as `648/2c26b4.jpg`. */
export interface PictureFiles {
  /** @returns null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Nobody ever reads half of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every file's name, in any order. */
  list(): Promise<string[]>;
}

/** In a directory of its own, which is made when it is missing. */
export function pictureDirectory(directory: string): PictureFiles {
  return {
    read: (name) => readFile(join(directory, name)).catch(ignoreMissing),
    async write(name, bytes) {
      const target = join(directory, name);
      const unfinished = `${target}.${randomBytes(8).toString('hex')}`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, target);
    },
    remove: (name) => rm(join(directory, name), { force: true }),
    async list() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      const files = entries?.filter((entry) => entry.isFile()) ?? [];
      return files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
    },
  };
}

/** Beside the photos of a bucket, which all nodes share. */
export function pictureBucket(bucket: Bucket): PictureFiles {
  const folder = 'share-pictures/';
  return {
    async read(name) {
      const file = await bucket.get(folder + name);
      return file && buffer(file.body);
    },
    write: (name, bytes) => bucket.put(folder + name, bytes, 'image/jpeg'),
    remove: (name) => bucket.delete(folder + name),
    async list() {
      const names: string[] = [];
      for await (const name of bucket.list(folder)) names.push(name.slice(folder.length));
      return names;
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
