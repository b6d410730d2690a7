import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';
import { GROUP_MEGABYTES, MOST_MEGABYTES } from './memory';

const read = (file: string) => readFileSync(join(projectRoot, 'deploy', file), 'utf8');

test('what deploy/ gives the server is what it was tried with', () => {
  expect(read('carte.service')).toContain(`\nMemoryMax=${MOST_MEGABYTES}M\n`);
  expect(read('compose.yaml')).toContain(`mem_reservation: ${GROUP_MEGABYTES}m\n    mem_limit: ${MOST_MEGABYTES}m\n`);
});
