import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApiClient } from '../../api/demo/evening/api-client';
import { startTestProvider } from '../../api/staff/oidc/testing-provider';
import { findCaddy } from '../../scripts/caddy.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../e2e/carte-server';
import { test as base } from '../e2e/fixtures';
import { freePort } from '../e2e/free-port';
import { startTlsProxy } from './tls-proxy';

export const SHOP = 'https://shop.example';
/** Another shop of the same server. */
export const SECOND_SHOP = 'https://second.example';
/** Leads to the first shop too, though its settings know nothing of it. */
export const UNKNOWN_NAME = 'https://www.shop.example';
/** Leads to a server whose settings know of no proxy. */
export const UNSET = 'https://unset.example';

export interface HttpsWorld {
  /** As visitors know it: its address is {@link SHOP}. */
  readonly shop: CarteServer;
  /** Where the same shop answers on loopback, without the proxy. */
  readonly inner: string;
  /** Signed in there. */
  readonly administrator: ApiClient;
  readonly secondAdministrator: { readonly login: string; readonly password: string };
  /** Without `PUBLIC_URL` and `TRUST_PROXY`. */
  readonly unset: CarteServer;
  readonly browserFlags: readonly string[];
}

type Credentials = HttpsWorld['secondAdministrator'];

/** What a command of the deployment printed. */
export async function runCommand(command: string, dataDirectory: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', command, ...words], { env });
  return stdout;
}

function credentialsIn(printed: string): Credentials {
  const [, login, password] = /login +(\S+)\s+password +(\S+)/.exec(printed) ?? [];
  if (!login || !password) throw new Error(`no login was printed:\n${printed}`);
  return { login, password };
}

/** What limits how much one address may send is on, as an owner has it. */
const LIMITS = { RATE_LIMIT: '3000', STREAM_LIMIT: '100' };

/** Whatever of it has been started is stopped, where the rest does not start too. */
async function openWorld(use: (world: HttpsWorld) => Promise<void>): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const started = async <Part>(part: Promise<Part>, stop: (part: Part) => Promise<unknown>): Promise<Part> => {
    const ready = await part;
    undo.push(() => stop(ready));
    return ready;
  };
  const servers: Promise<CarteServer>[] = [];
  try {
    const provider = await started(
      startTestProvider({ anna: { email: 'anna@example.com', email_verified: true } }),
      (each) => each.close(),
    );
    const data = await started(makeDataDirectory(), (each) => each.remove());
    const unsetData = await started(makeDataDirectory(), (each) => each.remove());
    const [port, unsetPort] = [await freePort(), await freePort()];
    const inner = `http://127.0.0.1:${port}`;
    const sites = { [SHOP]: port, [SECOND_SHOP]: port, [UNKNOWN_NAME]: port, [UNSET]: unsetPort };
    const proxy = await started(
      startTlsProxy(Object.fromEntries(Object.entries(sites).map(([origin, to]) => [new URL(origin).hostname, to]))),
      (each) => each.stop(),
    );
    const start = (options: Parameters<typeof startCarte>[0]) => {
      const server = started(startCarte({ ...options, demo: true }), (each) => each.stop());
      servers.push(server);
      return server;
    };
    const [shop, unset] = await Promise.all([
      start({
        dataDirectory: data.path,
        environment: {
          PORT: String(port),
          PUBLIC_URL: SHOP,
          TRUST_PROXY: 'on',
          ...LIMITS,
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_NAME: 'Example ID',
          OIDC_CLIENT_SECRET: provider.clientSecret,
        },
      }),
      start({ dataDirectory: unsetData.path, environment: { PORT: String(unsetPort), ...LIMITS } }),
    ]);
    provider.allow(SHOP);
    const administrator = await ApiClient.ofAdministrator({ url: inner, administrator: shop.administrator });
    const printed = await runCommand('add-shop', data.path, new URL(SECOND_SHOP).hostname, 'Second');
    const { browserFlags } = proxy;
    await use({ shop, inner, administrator, unset, browserFlags, secondAdministrator: credentialsIn(printed) });
  } finally {
    await Promise.allSettled(servers);
    for (const stop of undo.toReversed()) await stop();
  }
}

/** A demo shop behind Caddy, and a browser that finds it by its name; shared by the end-to-end tests of one file. */
export const test = base.extend<object, { world: HttpsWorld }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => openWorld(use),
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ launchOptions, world }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...world.browserFlags] }),
    { scope: 'worker' },
  ],
});

// Not by a function, which is only asked once the world has been opened.
test.skip(findCaddy() === null, 'Caddy is not installed: what stands behind https is not tested.');
