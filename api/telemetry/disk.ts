import { statfs } from 'node:fs/promises';

/** Bytes of a file system. */
export interface DiskReading {
  /** What a service account may still write. */
  readonly free: number;
  readonly size: number;
}

/** Of the file system that a folder is on. */
export async function readDisk(directory: string): Promise<DiskReading> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}
