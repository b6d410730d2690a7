// `npm run build` brings everything up to date; `node scripts/build.mjs STEP` only up to that step, which it repeats.
import { prepare } from './preparation/prepare.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

await ensureSupportedNode();
const [last] = process.argv.slice(2);
const isDone = await prepare(last ?? 'server', { force: last !== undefined });
process.exitCode = isDone ? 0 : 1;
