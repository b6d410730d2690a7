import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../kernel/project-root';

/** Applied under these names before this was held. */
const TWICE = ['0027', '0039', '0081'];

test('each migration has a number of its own', () => {
  const numbers = readdirSync(join(projectRoot, 'prisma/migrations')).flatMap((name) => /^\d{4}/.exec(name)?.[0] ?? []);
  expect(numbers.filter((number, place) => numbers.indexOf(number) < place)).toEqual(TWICE);
});
