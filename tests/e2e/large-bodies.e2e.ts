import { readFile } from 'node:fs/promises';
import { startSending } from '../../api/http/server/testing-sender';
import { MENU_FILE_BYTES } from '../../api/menu-transfer/tables/limits';
import routes from '../../web/routes';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 60;
/** What the machine itself takes in for a connection that nobody reads. */
const SOCKET_BYTES = 12 * MEGABYTE;

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** How much more memory a process takes at most, until `work` is done. */
async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await megabytesOf(pid);
  let peak = before;
  const look = async () => {
    peak = Math.max(peak, await megabytesOf(pid));
  };
  const timer = setInterval(() => void look(), 100);
  await work();
  clearInterval(timer);
  await look();
  const description = `${before.toFixed()} MB, at most ${peak.toFixed()} MB`;
  test.info().annotations.push({ type: 'memory', description });
  return peak - before;
}

const importOf = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  startSending(url, { method: 'POST', path: '/api/menu/import', bytes: MENU_FILE_BYTES, headers });

const statusOf = (answer: string) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off';

test('sixty strangers who hold back the last byte of a menu are refused unread, and cost no memory', async ({
  demoShop,
}) => {
  const statuses = new Set<string>();
  const growth = await growthDuring(demoShop.pid, async () => {
    const senders = Array.from({ length: CONNECTIONS }, () => importOf(demoShop.url));
    for (const { ended } of senders) statuses.add(statusOf(await ended));
  });
  expect([...statuses]).toContain('401');
  expect(statuses).not.toContain('408');
  expect(growth).toBeLessThan(80);
});

test('of sixty menus that staff send at once two are held, and the others are told when to come back', async ({
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  const cookie = (await context.cookies(demoShop.url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answers: string[] = [];
  const growth = await growthDuring(demoShop.pid, async () => {
    const senders = Array.from({ length: CONNECTIONS }, () => importOf(demoShop.url, { cookie }));
    for (const { ended } of senders) void ended.then((answer) => answers.push(answer));
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(CONNECTIONS - 2);
    for (const sender of senders) sender.leave();
  });
  // The other two were held until they left.
  const refusals = answers.slice(0, CONNECTIONS - 2);
  expect(new Set(refusals.map(statusOf))).toEqual(new Set(['503']));
  expect(refusals.every((answer) => /^retry-after: 5\r$/im.test(answer))).toBe(true);
  expect(growth).toBeLessThan(2 * (MENU_FILE_BYTES / MEGABYTE) + 80);
});

test('no page reads a large body, whatever its length is said to be', async ({ demoShop }) => {
  for (const path of pathsOf(routes, '')) {
    for (const isChunked of [false, true]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const sender = startSending(demoShop.url, { method: 'POST', path, bytes: 33_500_000, isChunked, headers });
      expect(await sender.ended, path).toMatch(/^(?:HTTP\/1\.1 [345]\d\d |$)/);
      expect(sender.sent(), path).toBeLessThan(SOCKET_BYTES);
    }
  }
});

/** An address of each page that the routes have. */
function pathsOf(config: readonly PageRoute[], parent: string): string[] {
  return config.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${parent}/${path.replace(/:\w+/g, 'x').replace('*', 'x/y')}` : parent;
    return [own || '/', ...pathsOf(children, own)];
  });
}

interface PageRoute {
  readonly path?: string | undefined;
  readonly children?: readonly PageRoute[] | undefined;
}
