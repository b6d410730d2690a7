import { execFileSync } from 'node:child_process';

/** The measured commit, with a mark where files were changed on top of it. */
export function commitOf(directory: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: directory, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'no repository';
  }
}
