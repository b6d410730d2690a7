import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('hand-written statements of the API go through sql(), which each call shows', () => {
  const sources = globSync('api/**/*.ts', { exclude: ['api/generated/**', '**/*.test.ts', '**/testing*.ts'] });
  expect(sources.length).toBeGreaterThan(500);
  const others = sources.filter((file) => /\$(?:query|execute)Raw/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
