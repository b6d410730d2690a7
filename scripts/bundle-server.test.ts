import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Megabytes each, for what most servers never do, or seldom: see docs/decisions/0103-rare-libraries-load-late.md. */
const RARE = [
  '@simplewebauthn/server',
  'age-encryption',
  'liquidjs',
  'prom-client',
  'sanitize-html',
  'sharp',
  'stripe',
  'tar',
  'undici',
];

test('the server starts without the libraries of rare work', async () => {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: ['api/main.ts'],
    outdir: 'build/api',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const [{ imports = [] } = {}] = Object.values(metafile.outputs);
  const atStart = new Set(imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path));
  expect(atStart).toContain('graphql-yoga');
  expect(RARE.filter((library) => atStart.has(library))).toEqual([]);
});
