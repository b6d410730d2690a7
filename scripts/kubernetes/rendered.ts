import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';

const FOLDER = join(projectRoot, 'deploy/kubernetes');

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

/**
 * @param options.components - which ones the example has in addition.
 * @returns null where there is no kubectl with a kustomize that knows `patches` and folders as resources: 4 or newer.
 */
export function render({ components = [] }: { readonly components?: readonly string[] } = {}): string | null {
  const version = spawnSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
  if (!/"kustomizeVersion": "v(?:[4-9]|\d\d)/.test(version.stdout ?? '')) return null;
  const place = mkdtempSync(join(tmpdir(), 'carte-kubernetes-'));
  try {
    cpSync(FOLDER, place, { recursive: true });
    const overlay = join(place, 'overlays/example');
    const lines = components.map((name) => `  - ../../components/${name}\n`);
    if (lines.length > 0) appendFileSync(join(overlay, 'kustomization.yaml'), `components:\n${lines.join('')}`);
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  } finally {
    rmSync(place, { recursive: true });
  }
}
