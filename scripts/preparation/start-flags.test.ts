import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/project-root';
import { flagsIn, startFlags } from '../../e2e/start-flags';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test.each([
  ['npm run demo', /"demo": "(.+)"/.exec(read('package.json'))?.[1] ?? ''],
  ['the service', /^ExecStart=(.+)$/m.exec(read('deploy/carte.service'))?.[1] ?? ''],
  ['the image', (/^CMD \[(.+)\]$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '').replace(/[",]/g, '')],
])('%s starts Node with the flags of npm start', (_name, command) => {
  expect(startFlags().length).toBeGreaterThan(0);
  expect(flagsIn(command)).toEqual(startFlags());
});

test('deploy/compose.yaml starts what the image says', () => {
  expect(read('deploy/compose.yaml')).not.toMatch(/^\s*(?:command|args|entrypoint):/m);
});
