// `npm test`, from a bare clone too: everything that a change can break. `node scripts/test.mjs NAME…` does only those
// checks; `--all` adds what only a release needs, `--shard=1/3` takes a third of the unit and end-to-end tests, `--only=NAME` the
// end-to-end tests of such files.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runToEnd } from './preparation/child.mjs';
import { endWithNpm } from './preparation/end-with-npm.mjs';
import { root } from './preparation/files.mjs';
import { prepare } from './preparation/prepare.mjs';
import { withProgress } from './preparation/progress.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

endWithNpm();
await ensureSupportedNode();
const DEFAULT_TIMEOUT_MS = 10 * 60_000;
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, shard: { type: 'string' }, only: { type: 'string' } },
});
const sum = { passed: 0, failed: 0 };
const failures = [];
const secondTries = [];

if (await prepare('codegen')) {
  // Only now: before the first step there may be no package to import.
  const { checks, checkOf } = await import('./checks/checks.mjs');
  const { countCheck } = await import('./checks/counts.mjs');
  // Removes the last run's results, so that they are never counted for this run.
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  const chosen = names.length === 0 ? checks : names.map(checkOf);
  for (const check of chosen) {
    const { ok, output } = await withProgress(check, () => runCheck(check));
    if (!ok) console.log(output);
    const { passed, failed } = countCheck(ok, check.counts?.());
    sum.passed += passed;
    sum.failed += failed;
    failures.push(...(check.failures?.() ?? []));
    secondTries.push(...(check.secondTries?.() ?? []));
    if (check.counts) console.log(`    ${passed} passed, ${failed} failed`);
  }
} else {
  sum.failed += 1;
}

// Printed last, where they are seen: the output of a full run is long.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
if (secondTries.length > 0) {
  console.log(`A debt: ${secondTries.length} passed only at the second try: ${secondTries.join('; ')}`);
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function runCheck({ command, run, timeoutMs = DEFAULT_TIMEOUT_MS }) {
  if (run) return run(options);
  const [program, ...programArguments] = command;
  const { code, output } = await runToEnd(program, programArguments, { timeoutMs });
  return { ok: code === 0, output };
}
