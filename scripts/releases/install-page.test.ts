import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';
import packageJson from '../../package.json';
import { findCaddy } from '../caddy.mjs';

const page = readFileSync(join(projectRoot, 'docs/operator/install.md'), 'utf8');
const caddy = findCaddy();

test('the page installs the version that there is', () => {
  const named = page.match(/(?<=carte-|_|upgrade )\d+\.\d+\.\d+/g) ?? [];
  expect([...new Set(named)]).toEqual([packageJson.version]);
});

test.runIf(caddy)('Caddy takes the proxy’s settings of the page, and those of the containers', () => {
  const [, ofPage = ''] = /```caddyfile\n([^`]+)```/.exec(page) ?? [];
  for (const text of [ofPage, readFileSync(join(projectRoot, 'deploy/Caddyfile'), 'utf8')]) {
    const adapted = execFileSync(
      'sh',
      ['-c', 'cat | "$0" adapt --config /dev/stdin --adapter caddyfile', caddy ?? ''],
      {
        input: text,
        env: { ...process.env, SHOP_HOST: 'shop.example' },
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    expect(adapted.toString()).toContain('"reverse_proxy"');
  }
});
