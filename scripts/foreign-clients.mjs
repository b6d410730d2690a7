import { runToEnd } from './preparation/child.mjs';
import { isInstalled, npmCommand, readLock } from './preparation/install.mjs';

const FOLDER = 'tests/foreign-clients';

/**
 * Compilers and clients of others that only tests need: 190 MB, since Relay's compiler brings a binary for each system.
 * @returns {string | null} null when they are not installed.
 */
export function findForeignClients() {
  const present = readLock(`${FOLDER}/node_modules/.package-lock.json`);
  return isInstalled(readLock(`${FOLDER}/package-lock.json`), present) ? FOLDER : null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function installForeignClients() {
  const [command, ...rest] = npmCommand(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER]);
  const { code, output } = await runToEnd(command, rest);
  const without = 'Without their packages, the clients of others (Relay, openapi-typescript) are not tested.';
  return { ok: code === 0, output: code === 0 ? output : `${output}\n${without}` };
}
