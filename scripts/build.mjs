// `npm run build` brings every build step up to date; `node scripts/build.mjs STEP` stops after that step, and
// always runs it.
import { prepare } from './preparation/prepare.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

await ensureSupportedNode();
const [last] = process.argv.slice(2);
const isDone = await prepare(last ?? 'server', { force: last !== undefined });
process.exitCode = isDone ? 0 : 1;
