import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root';

const Manifest = z.looseObject({ version: z.string() });
/** What `npm run release` writes into what it has built. */
const Release = z.looseObject({ commit: z.string().nullable() });

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const releaseFile = 'build/release.json';

/** Of package.json: what an owner knows it by. */
export const VERSION: string = Manifest.parse(read('package.json')).version;
/** What a release was built from; null in a clone, which changes as it stands. */
export const COMMIT: string | null = existsSync(join(projectRoot, releaseFile))
  ? Release.parse(read(releaseFile)).commit
  : null;
