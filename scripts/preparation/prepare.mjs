import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd } from './child.mjs';
import { ownershipAdvice } from './data-owner.mjs';
import { hashFiles, listFiles, root } from './files.mjs';
import { withProgress } from './progress.mjs';
import { isRelease } from './release.mjs';
import { STAMPS, steps } from './steps.mjs';

/**
 * Runs the outdated steps up to the last one, and shows progress. A release has everything built.
 * @param {string} last - the name of the last step; `force` runs it in any case.
 * @returns {Promise<boolean>} whether all succeeded; failures have been printed.
 */
export async function prepare(last, { force = false } = {}) {
  if (isRelease) return true;
  try {
    for (const step of stepsUpTo(last)) {
      const isForced = force && step.name === last;
      if (!isForced && isFresh(step)) continue;
      if (!(await run(step))) return false;
    }
    if (existsSync(join(root, 'build/api/main.js'))) writeBuild();
    return true;
  } catch (error) {
    const advice = ownershipAdvice(error.message, root);
    if (!advice) throw error;
    console.error(`${error.message}\n${advice}`);
    return false;
  }
}

/** Whether no step has to run. Changes nothing. */
export function isUpToDate(last) {
  return isRelease || stepsUpTo(last).every(isFresh);
}

function stepsUpTo(last) {
  return steps.slice(0, steps.findIndex(({ name }) => name === last) + 1);
}

function isFresh(step) {
  if (step.isFresh) return step.isFresh();
  const stamp = stampPath(step);
  return (
    step.outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashFiles(listFiles(step.inputs, step.ignored))
  );
}

async function run(step) {
  // Hashed before the run: an edit during the step is not in its output.
  const hash = step.inputs ? hashFiles(listFiles(step.inputs, step.ignored)) : null;
  const [command, ...commandArguments] = step.command();
  const work = async () => {
    const { code, output } = await runToEnd(command, commandArguments, { env: step.env });
    return { ok: code === 0, output };
  };
  const { ok, output } = await withProgress(step, work, { isAnnounced: true });
  if (!ok) console.error(`${output}\n${ownershipAdvice(output, root)}`.trimEnd());
  else if (hash) write(stampPath(step), hash);
  return ok;
}

/** The id of this build: open pages poll for it, and reload when it differs from theirs. */
function writeBuild() {
  const id = hashFiles([`${STAMPS}/client`, `${STAMPS}/server`].filter((file) => existsSync(join(root, file))));
  const path = join(root, 'build/build.json');
  if (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).id === id) return;
  write(path, JSON.stringify({ id, timestamp: Date.now() }));
}

function stampPath({ name }) {
  return join(root, STAMPS, name);
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
