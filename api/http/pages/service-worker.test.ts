import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serviceWorkerRoutes } from './service-worker.rest';

const clientDirectory = mkdtempSync(join(tmpdir(), 'carte-worker-'));
writeFileSync(join(clientDirectory, 'service-worker.js'), 'keepTheMenu();');
writeFileSync(join(clientDirectory, 'push-worker.js'), 'showPush();');
afterAll(() => rmSync(clientDirectory, { recursive: true }));

async function read(id: string, isOn = true) {
  const routes = serviceWorkerRoutes({ clientDirectory, build: { id, timestamp: 0 }, isOn });
  const answer = await routes.request('/service-worker.js');
  return { text: await answer.text(), headers: answer.headers };
}

test('another build is another worker, and browsers ask for it each time', async () => {
  const [one, two] = [await read('one'), await read('two')];
  expect(one.text).toContain('keepTheMenu();');
  expect(one.text).not.toBe(two.text);
  expect(one.headers.get('cache-control')).toBe('no-cache');
  expect(one.headers.get('content-type')).toContain('text/javascript');
});

test('switched off, it answers with the worker that keeps nothing', async () => {
  const { text } = await read('one', false);
  expect(text).toContain('showPush();');
  expect(text).not.toContain('keepTheMenu();');
});
