import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortClassNames } from './class-names';

const root = mkdtempSync(join(tmpdir(), 'carte-class-names-'));
afterAll(() => rmSync(root, { recursive: true }));

test('every class of every file has a name of its own, and two letters do', () => {
  mkdirSync(join(root, 'web'));
  const many = Array.from({ length: 1_500 }, (_, index) => `.rule${index} { color: red; }`).join('\n');
  writeFileSync(
    join(root, 'web/a.module.css'),
    '/* .gone */ .card:hover > .title, .card { margin: .5rem; } @keyframes turn {}',
  );
  writeFileSync(join(root, 'web/b.module.css'), many);
  const nameOf = shortClassNames(root);
  const names = ['card', 'title', 'turn'].map((name) => nameOf(name, join(root, 'web/a.module.css')));
  const others = Array.from({ length: 1_500 }, (_, index) => nameOf(`rule${index}`, join(root, 'web/b.module.css')));
  expect(new Set([...names, ...others]).size).toBe(1_503);
  expect(names).toEqual(['a', 'b', 'c']);
  for (const name of [...names, ...others]) expect(name).toMatch(/^[a-zA-Z]{1,2}$/);
  expect(() => nameOf('gone', join(root, 'web/a.module.css'))).toThrow('gone');
});
