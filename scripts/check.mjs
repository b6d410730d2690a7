// `npm run check`: runs, in about a minute, the checks that a change can break. Only `npm test` runs everything.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './checks/changed-files.mjs';
import { checkOf } from './checks/checks.mjs';
import { countCheck, readVitestCounts } from './checks/counts.mjs';
import { readVitestFailures } from './checks/failures.mjs';
import { chooseTests } from './checks/related-tests.mjs';
import { installChromium } from './chromium.mjs';
import { runToEnd } from './preparation/child.mjs';
import { root } from './preparation/files.mjs';
import { prepare } from './preparation/prepare.mjs';
import { withProgress } from './preparation/progress.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

await ensureSupportedNode();
const REPORT = 'test-results/check.json';
/** About half a minute of tests on two processors. */
const MOST_TEST_FILES = 30;
const bin = (name) => `node_modules/.bin/${name}`;
const sum = { passed: 0, failed: 0 };
const failures = [];
const left = ['end-to-end tests', 'the build and the weight of pages'];

const { base, files } = await changedFiles();
if (files.length === 0) {
  console.log(`Nothing differs from ${base}.`);
} else if (await prepare('codegen')) {
  console.log(`  ${files.length} files differ from ${base}`);
  await checkFiles();
} else {
  sum.failed += 1;
}
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
if (files.length > 0) console.log(`Left to \`npm test\`: ${left.join(', ')}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function checkFiles() {
  const scripts = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  // Type checking takes one processor; the shorter checks run on the other.
  const types = run(...checkOf('typecheck').command);
  const tests = await chooseTests({ files, base, most: MOST_TEST_FILES });
  await tell({ doing: 'Looking for faults and at the format (Biome)', done: 'No faults found, formatted' }, () =>
    run(bin('biome'), ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]),
  );
  await tell(checkOf('messages'), () => run(...checkOf('messages').command));
  await tell(checkOf('drift'), () => run(...checkOf('drift').command));
  if (scripts.length > 0) {
    await tell(checkOf('zones'), () => run(...checkOf('zones').command, ...scripts));
  }
  await tell(checkOf('typecheck'), () => types);
  if (tests.chosen.length > 0) await runTests(tests.chosen);
  if (tests.left > 0) left.unshift(`${tests.left} more files of tests that this change reaches`);
}

async function runTests(chosen) {
  rmSync(join(root, REPORT), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const words = { doing: `Running ${chosen.length} files of tests`, done: `${chosen.length} files of tests passed` };
  const needsBrowser = chosen.some((file) => file.endsWith('.tsx'));
  const browser = needsBrowser ? await installChromium() : { ok: true, output: '' };
  await tell(
    words,
    () => (browser.ok ? run(bin('vitest'), ['run', ...reporters, ...chosen]) : browser),
    () => readVitestCounts(REPORT),
  );
  failures.push(...readVitestFailures(REPORT));
}

async function tell(words, work, counts) {
  const { ok, output } = await withProgress(words, work);
  if (!ok) console.log(output);
  const { passed, failed } = countCheck(ok, counts?.());
  sum.passed += passed;
  sum.failed += failed;
}

async function run(command, ...rest) {
  const { code, output } = await runToEnd(command, rest.flat(), { timeoutMs: 10 * 60_000 });
  return { ok: code === 0, output };
}
