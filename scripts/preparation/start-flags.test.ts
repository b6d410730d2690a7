import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';
import { flagsIn, startFlags } from '../../tests/e2e/start-flags';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** With what reads the service's settings. */
const OWN = '"$node" --import "$settings"';

test.each([
  ['npm run demo', /"demo": "(.+)"/.exec(read('package.json'))?.[1] ?? ''],
  ['an installed release', (/^ {2}start\) (.+) ;;$/m.exec(read('bin/carte'))?.[1] ?? '').replace(OWN, 'node')],
])('%s starts Node with the flags of npm start', (_name, command) => {
  expect(startFlags().length).toBeGreaterThan(0);
  expect(flagsIn(command)).toEqual(startFlags());
});

test.each([
  ['the service', 'deploy/carte.service', /^ExecStart=\/opt\/carte\/current\/bin\/carte start$/m],
  ['the image', 'deploy/Dockerfile', /^CMD \["\/carte\/bin\/carte", "start"\]$/m],
])('%s starts as an installed release does', (_name, path, line) => {
  expect(read(path)).toMatch(line);
});

test('deploy/compose.yaml starts the image’s command', () => {
  expect(read('deploy/compose.yaml')).not.toMatch(/^\s*(?:command|args|entrypoint):/m);
});
