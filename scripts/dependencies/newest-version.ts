import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const answerRule = z.string().regex(/^\d+\.\d+\.\d+/);
const AT_ONCE = 4;

/**
 * The registry's `latest` version of each package, asked through npm, so that npm's settings apply. Needs the
 * network.
 */
export async function newestVersions(names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [...names];
  const ask = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { stdout } = await run('npm', ['view', name, 'dist-tags.latest', '--json']);
      found.set(name, answerRule.parse(JSON.parse(stdout)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}
