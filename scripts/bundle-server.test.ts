import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { BUNDLE, sourceOf } from './preparation/entry-points.mjs';

/** Megabytes each, for what most servers never do, or seldom: see docs/decisions/dependencies.md. */
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
  const { metafile } = await build({ ...BUNDLE, entryPoints: [sourceOf('main')], metafile: true });
  const [{ imports = [] } = {}] = Object.values(metafile.outputs);
  const atStart = new Set(imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path));
  expect(atStart).toContain('graphql-yoga');
  expect(RARE.filter((library) => atStart.has(library))).toEqual([]);
});
