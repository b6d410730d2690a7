import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../preparation/child.mjs';
import { root } from '../preparation/files.mjs';

/** Branches that a change is compared with: the first that is there. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/**
 * The files that differ from the point where this branch left main: committed, uncommitted and new ones. On main
 * with nothing uncommitted, those of the last commit.
 * @returns {Promise<{ base: string, files: string[] }>} a commit, and paths of existing files.
 */
export async function changedFiles(directory = root) {
  const uncommitted = async (from) => [
    ...(await git(directory, 'diff', '--name-only', '--diff-filter=d', '-z', from)),
    ...(await git(directory, 'ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const fork = await forkPoint(directory);
  const files = await uncommitted(fork);
  const [before] = files.length === 0 ? await git(directory, 'rev-parse', '--verify', 'HEAD~1') : [];
  const base = before ?? fork;
  const all = before ? await uncommitted(before) : files;
  return { base: base.slice(0, 8), files: [...new Set(all)].filter((file) => existsSync(join(directory, file))) };
}

async function forkPoint(directory) {
  for (const branch of MAIN_BRANCHES) {
    const [commit] = await git(directory, 'merge-base', 'HEAD', branch);
    if (commit) return commit;
  }
  return 'HEAD';
}

/** @returns the lines, or the names that zeroes end; none where git refuses. */
async function git(directory, ...words) {
  const { code, output } = await runToEnd('git', ['-C', directory, ...words]);
  return code === 0 ? output.split(/[\0\n]/).filter((line) => line !== '') : [];
}
