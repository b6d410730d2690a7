import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

const IN_REGULAR_EXPRESSIONS: Record<string, string> = { '**/': '(?:.+/)?', '*': '[^/]*', '.': '\\.' };

/** As Docker reads the list: a pattern is of the whole path, and takes all that is in a folder. */
const isKeptOut = (path: string): boolean => keptOut.test(path);
const patterns = readFileSync(join(projectRoot, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replace(/\*\*\/|[*.]/g, (part) => IN_REGULAR_EXPRESSIONS[part] ?? part));
const keptOut = new RegExp(`^(?:${patterns.join('|')})(?:/|$)`);

test('no secret and nothing of clients gets into the image that the install page builds', () => {
  const secrets = [
    ...['.env', 'deploy/.env', 'deploy/.env.production', 'examples/react-storefront/.env.local', 'data/secret-key'],
    ...['data/postgres/base/1', 'data-dev/media/a.webp', 'data-copy/secret-key', 'deploy/data/secret-key.previous'],
    ...['deploy/tls/shop.key', 'shop.pem', 'carte.tar.gz', 'deploy/carte-2026-11-21.tar.gz', 'docs/carte.tar.gz.age'],
    ...['backups/carte.sql', 'deploy/backups/1', 'carte.dump', 'deploy/carte.log'],
  ];
  expect(secrets.filter((path) => !isKeptOut(path))).toEqual([]);
});

test('every file of the repository gets into it', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' }).split('\0');
  expect(files.filter((path) => path !== '' && isKeptOut(path))).toEqual([]);
});
