// Compiles the program as Relay's documentation has it: the compiler writes artifacts, Babel puts them in place of the tags.
import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import relay from 'babel-plugin-relay';
import { build } from 'esbuild';

const insertArtifacts = {
  name: 'babel-plugin-relay',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]relay[/\\][a-z-]+\.ts$/ }, async ({ path }) => {
      const plugins = [[relay, { eagerEsModules: true, artifactDirectory: '__generated__' }]];
      const source = await readFile(path, 'utf8');
      const made = await transformAsync(source, { filename: path, plugins, parserOpts: { plugins: ['typescript'] } });
      return { contents: made.code, loader: 'ts' };
    });
  },
};

await build({
  entryPoints: ['program.ts'],
  outfile: '__generated__/program.mjs',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  plugins: [insertArtifacts],
});
