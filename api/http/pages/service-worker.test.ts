import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serviceWorkerRoutes } from './service-worker.rest';

const clientDirectory = mkdtempSync(join(tmpdir(), 'carte-worker-'));
writeFileSync(join(clientDirectory, 'service-worker.js'), 'keepTheMenu();');
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

test('switched off, it answers with a worker that forgets everything and goes', async () => {
  const { text } = await read('one', false);
  expect(text).not.toContain('keepTheMenu();');
  const gone: string[] = [];
  const caches = {
    keys: async () => ['carte-1-pages', 'of-another'],
    delete: async (name: string) => void gone.push(name),
  };
  let isRegistered = true;
  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  const registration = { unregister: async () => (isRegistered = false) };
  new Function('addEventListener', 'caches', 'registration', 'skipWaiting', text)(
    (type: string, listener: (event: { waitUntil(work: Promise<void>): void }) => void) =>
      listeners.set(type, listener),
    caches,
    registration,
    () => {},
  );
  await new Promise<void>((resolve) => listeners.get('activate')?.({ waitUntil: (work) => void work.then(resolve) }));
  expect(gone).toEqual(['carte-1-pages']);
  expect(isRegistered).toBe(false);
  expect(listeners.has('fetch')).toBe(false);
});
