import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Sources of the programs of extensions. A release has no sources. Node 20 runs this file too, and has no `globSync`. */
const OF_EXTENSIONS = namesIn('api/extensions')
  .map((extension) => `api/extensions/${extension}/programs`)
  .flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

/**
 * The server, each operator command, and the programs that run in child processes: each becomes a file in
 * `build/api/`.
 */
const OF_CORE = [
  'main',
  'recover',
  'add-shop',
  'name-host',
  'rotate-secrets',
  'backup',
  'restore',
  'preflight',
  'doctor',
  'migrate',
  'move-photos',
  'process-photos',
  'read-menu-file',
  'render-templates',
];

/** What puts the core and the extensions together. */
const OF_BOTH = ['main', 'doctor'];

/** Where each program is written, by its name. */
const SOURCES = new Map([
  ...OF_CORE.map((name) => [name, OF_BOTH.includes(name) ? `api/${name}.ts` : `api/commands/${name}.ts`]),
  ...OF_EXTENSIONS.map((source) => [basename(source, '.ts'), source]),
]);

export const ENTRY_POINTS = [...SOURCES.keys()];
export const sourceOf = (name) => SOURCES.get(name);

/** How esbuild makes one file of each; packages stay outside. */
export const BUNDLE = /** @type {const} */ ({
  absWorkingDir: ROOT,
  outdir: 'build/api',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
});

function namesIn(folder) {
  try {
    return readdirSync(join(ROOT, folder)).sort();
  } catch {
    return [];
  }
}
