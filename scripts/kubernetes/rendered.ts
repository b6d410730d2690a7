import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';

const FOLDER = join(projectRoot, 'deploy/kubernetes');
const OVERLAY = join(FOLDER, 'overlays/example');

/** The committed output of kustomize for the example, so that it is checked without kustomize too. */
export const RENDERED = join(FOLDER, 'example.yaml');

/** The first lines of the committed file: its purpose and its sources. */
export function heading(): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|env)$/.test(file) && join(FOLDER, file) !== RENDERED)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${readFileSync(join(FOLDER, file), 'utf8')}\0`);
  return `# Made of overlays/example by "npm run kubernetes"; sources: ${hash.digest('hex')}\n`;
}

/** @returns null where there is no kubectl with a kustomize that knows `patches` and folders as resources: 4 or newer. */
export function render(): string | null {
  const version = spawnSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
  if (!/"kustomizeVersion": "v(?:[4-9]|\d\d)/.test(version.stdout ?? '')) return null;
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', OVERLAY], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
