import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL's log of changes grows to a gigabyte; the databases at one time to a few hundred megabytes. */
const ROOM_BYTES = 3 * 1024 ** 3;
const PREFIX = 'carte-brief-';
const LONGEST_RUN_MS = 6 * 60 * 60_000;

/**
 * Makes a directory for a PostgreSQL of one run, which removes it. It lies in Linux's file system in memory where that has
 * room: on a disk, to make a database takes four times as long.
 */
export function makeBriefPlace(): string {
  const memory = memoryWithRoom();
  if (memory) removeLeftovers(memory);
  const place = mkdtempSync(join(memory ?? tmpdir(), PREFIX));
  // Root hands PostgreSQL over to another account, which has to get in.
  chmodSync(place, 0o755);
  return place;
}

/** @returns null beside Linux, and in a container, which has 64 MB of it. */
function memoryWithRoom(): string | null {
  const path = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize >= ROOM_BYTES ? path : null;
  } catch {
    return null;
  }
}

/** Of runs that were killed: they would take memory until the machine restarts. */
function removeLeftovers(parent: string): void {
  for (const path of globSync(join(parent, `${PREFIX}*`))) {
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > LONGEST_RUN_MS) rmSync(path, { recursive: true, force: true });
  }
}
