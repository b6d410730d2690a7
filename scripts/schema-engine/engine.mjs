import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as runtime from '@prisma/schema-engine-wasm/schema_engine_bg';

const require = createRequire(import.meta.url);

/** Instantiates the WebAssembly module by hand: the package's own entry expects a bundler to do it. */
export function loadEngine() {
  const script = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = new WebAssembly.Module(readFileSync(script.replace(/\.js$/, '.wasm')));
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': runtime });
  runtime.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  // The package exports no package.json to `require`.
  const { version } = JSON.parse(readFileSync(join(dirname(script), 'package.json'), 'utf8'));
  return { SchemaEngine: runtime.SchemaEngine, version };
}
