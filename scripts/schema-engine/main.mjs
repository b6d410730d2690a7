#!/usr/bin/env node
// Implements the command line and the JSON-RPC of Prisma's native `schema-engine` on its WebAssembly build.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';
import { loadEngine } from './engine.mjs';
import { createFactory } from './factory.mjs';
import { createHandler } from './handler.mjs';
import { serveLines } from './lines.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datasource: { type: 'string' },
    datamodels: { type: 'string', multiple: true },
    version: { type: 'boolean' },
  },
});

const datasource = values.datasource ? JSON.parse(values.datasource) : {};

if (values.version) {
  console.log(`schema-engine-wasm ${loadEngine().version}`);
} else if (positionals[0] === 'cli') {
  process.exitCode = await runCommand(positionals[1], datasource.url);
} else {
  const datamodels = values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')]);
  const { SchemaEngine } = loadEngine();
  // Created at the first request: it connects at once, and `createDatabase` must work before there is a database.
  let engine;
  const getEngine = () => {
    engine ??= SchemaEngine.new({ datamodels }, () => {}, createFactory(datasource));
    return engine;
  };
  await serveLines((print) => createHandler({ getEngine, url: datasource.url, print }));
  process.exit(0);
}
