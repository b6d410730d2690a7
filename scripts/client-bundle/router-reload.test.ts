import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failInsteadOfReload } from './router-reload';

const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

test('the installed router is patched to fail where it would reload', () => {
  const failing = code.flatMap((text) => failInsteadOfReload(text) ?? []);
  expect(failing).not.toEqual([]);
  for (const text of failing) expect(text).not.toContain('window.location.reload()');
});

test('another way of reloading is noticed', () => {
  expect(() => failInsteadOfReload('console.error("Error loading route module"); location.reload()')).toThrow(
    'another way',
  );
  expect(failInsteadOfReload('const other = 1;')).toBeNull();
});
