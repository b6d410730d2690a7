import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { ADMINISTRATOR, setUpShop } from '../e2e/set-up-shop';
import { whyNoDaemon } from './containers/base-images';
import { keepAsking } from './containers/keep-asking';
import { type BuiltRelease, buildRelease, type RentedServer, rentServer } from './containers/rented-server';
import { openAndOrder } from './open-and-order';
import { blocksOf } from './page-blocks';

test.use({ ignoreHTTPSErrors: true });
test.describe.configure({ mode: 'serial', timeout: 30 * 60_000 });

const why = whyNoDaemon();
test.skip(why !== null, why ?? '');

let release: BuiltRelease;
test.beforeAll(() => {
  release = buildRelease();
  // Caddy signs for an address itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
});
test.afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  release?.remove();
});

const INSTALL_PAGE = 'docs/operator/install.md';
const { version: WRITTEN } = packageJson;
/** With the commit, as a release of none of the tags has it. */
const versionBuilt = () => /carte-(\S+?)-linux/.exec(readdirSync(release.folder).join(' '))?.[1] ?? '';

/** With this shop's name and the version that was built. */
const blocksFor = (host: string, page: string) =>
  blocksOf(page).map((block) => block.replaceAll('shop.example', host).replaceAll(WRITTEN, versionBuilt()));

/** With a wait that a test can wait for. */
async function lookAtWatchdog({ sh, untilReady }: RentedServer): Promise<void> {
  const shown = (property: string) => sh(`systemctl show --value --property=${property} carte`).trim();
  expect(shown('WatchdogUSec')).toBe('1min 30s');
  const folder = '/run/systemd/system/carte.service.d';
  sh(`mkdir -p ${folder} && printf '[Service]\\nWatchdogSec=8\\n' > ${folder}/soon.conf`);
  sh('systemctl daemon-reload && systemctl restart carte');
  await untilReady();
  const pid = shown('MainPID');
  await sleep(2 * 8_000);
  expect([shown('MainPID'), shown('NRestarts')]).toEqual([pid, '0']);
  sh(`kill -STOP ${pid}`);
  await expect.poll(() => shown('NRestarts'), { timeout: 60_000 }).toBe('1');
  await untilReady();
}

const NEXT = 'carte-9.9.9-linux-x64.tar.gz';

/** A newer release is taken while visitors ask, as its publisher signed it and no otherwise, and left again. */
async function upgradeAndBack(server: RentedServer, release: BuiltRelease): Promise<void> {
  const { sh, address } = server;
  sh(`cp -al "$(readlink -f /opt/carte/current)" carte-9.9.9
    for file in package.json build/release.json; do
      sed -E 's/"version": ?"[^"]*"/"version":"9.9.9"/' carte-9.9.9/$file > changed && mv changed carte-9.9.9/$file
    done
    tar --create --gzip --file ${NEXT} carte-9.9.9 && rm -r carte-9.9.9`);
  const place = mkdtempSync(join(tmpdir(), 'carte-next-'));
  server.fetch(NEXT, place);
  expect(sh(`carte upgrade ${NEXT} || true`)).toContain('are not of who made the release');
  release.sign(place);
  server.bring(join(place, 'SHA256SUMS'), join(place, 'SHA256SUMS.sig'));
  rmSync(place, { recursive: true });
  const stop = keepAsking(address, 443);
  expect(await server.run(`carte upgrade ${NEXT}`)).toContain('9.9.9 is ready');
  expect(sh('carte health')).toMatch(/^9\.9\.9 /);
  expect(await server.run('carte rollback')).toContain('is ready');
  expect(Object.keys(await stop())).toEqual(['200']);
}

test('the page for a rented server leads from a bare Debian to an order', async ({ page }) => {
  const server = rentServer();
  try {
    const [bring = '', install = '', encrypt = '', doctor = '', ...more] = blocksFor(
      server.address,
      'docs/owner/rented-server.md',
    );
    expect([bring.split('\n').length, more]).toEqual([2, []]);
    const files = bring.split('\n')[0]?.split(' ').slice(1, -1) ?? [];
    server.bring(...files.map((file) => join(release.folder, file)));

    const said = server.sh(install);
    const [, url = '', code = ''] = /Set it up at (\S+) with the code +(\S+)/.exec(said) ?? [];
    expect(url).toBe(`https://${server.address}/welcome`);
    await page.goto(url);
    await setUpShop(page, code);
    const shop = `https://${server.address}`;
    const isThere = await openAndOrder(page, shop, ADMINISTRATOR);

    const [, passphrase = ''] = /BACKUP_PASSPHRASE=(\w+)/.exec(server.sh(encrypt)) ?? [];
    expect(passphrase).toHaveLength(32);
    await server.untilReady();
    server.sh('sudo -u carte carte backup /var/lib/carte/by-hand.tar.gz.age');

    // All but the certificate, which no authority signs here.
    const examined = server.sh(`${doctor} || true`);
    expect(examined.match(/^✗.*/gm)).toEqual([expect.stringContaining('✗ tls: Browsers refuse')]);
    // As the install page says: `carte` in place of `npm run`.
    const shops = blocksFor(server.address, INSTALL_PAGE).filter((block) => /npm run (add-shop|name-host)/.test(block));
    const [added, ...hosts] = shops.map((block) => server.sh(block.replaceAll(/npm run ([\w-]+) --/g, 'carte $1')));
    expect(hosts).toHaveLength(1);
    expect(added).toMatch(/The shop is open at pizza\.example[\s\S]+password/);

    await lookAtWatchdog(server);
    await upgradeAndBack(server, release);
    // A second time the script changes nothing.
    server.bring(join(release.folder, 'SHA256SUMS'), join(release.folder, 'SHA256SUMS.sig'));
    expect(server.sh(install)).toContain(`runs at ${shop}`);
    await isThere();
  } finally {
    server.remove();
  }
});

for (const way of ['the package', 'the tarball']) {
  test(`the install page leads from ${way} to a shop that waits to be set up`, async () => {
    const server = rentServer();
    const { sh, address } = server;
    /** What a person does where the page names a program. */
    const type = (program: string, script: string) =>
      sh(`printf '%s\\n' '#!/bin/sh' '${script}' > /usr/local/bin/${program} && chmod +x /usr/local/bin/${program}`);
    try {
      const [install = '', tarball = ''] = blocksFor(address, INSTALL_PAGE);
      const [, caddyfile = ''] = /```caddyfile\n([^`]+)```/.exec(readFileSync(INSTALL_PAGE, 'utf8')) ?? [];
      const files = readdirSync(release.folder).filter((file) => /\.deb$|\.tar\.gz$/.test(file));
      server.bring(...files.map((file) => join(release.folder, file)));
      type('nano', `exec sed -i s/shop.example/${address}/ "$1"`);
      type('journalctl', 'timeout 30 /usr/bin/journalctl "$@"; true');
      sh(`echo 'APT::Get::Assume-Yes "true";' > /etc/apt/apt.conf.d/yes`);
      const [first = '', ...rest] = install.split('\n');
      if (way === 'the tarball') sh('apt-get install caddy');
      const said = sh(['set -e', way === 'the tarball' ? tarball : first, ...rest].join('\n'));
      expect(said).toMatch(/Set it up at https:\/\/\S+\/welcome with the code/);
      sh(
        `cat > /etc/caddy/Caddyfile <<'END'\n${caddyfile.replace('shop.example', address)}END\nsystemctl reload caddy`,
      );
      await expect
        .poll(() => fetch(`https://${address}/welcome`).then(({ status }) => status, String), { timeout: 60_000 })
        .toBe(200);
    } finally {
      server.remove();
    }
  });
}
