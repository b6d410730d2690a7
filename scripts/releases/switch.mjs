import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHealth } from './health-of.mjs';
import { directoryOf, switchTo, versionOf } from './layout.mjs';

const LOOK_MS = 200;
const READY_WITHIN_MS = 120_000;

/**
 * Switches to an installed release, and back when it does not become ready.
 * @param {string | null} options.restart - the command that restarts the program; null: systemd's, where systemd
 * runs.
 * @returns {Promise<string>} the outcome, as a sentence.
 * @throws {Error} with a sentence; the former release runs then, unless the sentence says otherwise.
 */
export async function goTo(home, version, { restart }) {
  const before = versionOf(home);
  if (before === version) throw new Error(`${version} is the one that runs.`);
  const trouble = preflight(home, version);
  if (trouble) throw new Error(`${trouble}\nNothing was changed: ${before} runs.`);
  switchTo(home, version);
  const command =
    restart ??
    (existsSync('/run/systemd/system') ? 'systemctl daemon-reload && systemctl restart carte.service' : null);
  if (command === null)
    return `current leads to ${version} now. Restart the program: there is no systemd here, and no --restart COMMAND.`;
  if (restarted(command) && (await isReady(version))) return `${version} is ready. Back again by: carte rollback`;
  const way = preflight(home, before);
  if (way)
    throw new Error(
      `${version} does not get ready, and ${before} can't take over any more: ${way}\nLook at the log; docs/operator/backup.md says how to restore the backup.`,
    );
  switchTo(home, before);
  if (!restarted(command) || !(await isReady(before)))
    throw new Error(`Neither ${version} nor ${before} gets ready: look at the log.`);
  throw new Error(
    `${version} did not get ready within ${READY_WITHIN_MS / 1000} s, so ${before} runs again. Its log says why.`,
  );
}

/** @returns what keeps the release from starting here; null when nothing does. */
function preflight(home, version) {
  const { status, stdout, stderr } = spawnSync(join(directoryOf(home, version), 'bin/carte'), ['preflight'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}

function restarted(command) {
  return spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0;
}

async function isReady(version) {
  for (const endsAt = Date.now() + READY_WITHIN_MS; Date.now() < endsAt; ) {
    const health = await readHealth();
    if (health?.isReady && health.version === version) return true;
    await sleep(LOOK_MS);
  }
  return false;
}
