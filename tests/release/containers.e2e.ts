import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '../e2e/free-port';
import { composeCommand, provideBaseImages, run, whyNoContainers } from './containers/base-images';
import { keepAsking } from './containers/keep-asking';
import { openAndOrder } from './open-and-order';
import { blocksOf } from './page-blocks';

const IMAGE = 'carte-of-the-test';
const SECRETS = { SECRET_KEY: randomBytes(32).toString('base64'), POSTGRES_PASSWORD: randomBytes(24).toString('hex') };
const PASSPHRASE = 'nine dumplings & a pot of tea';
const ACCOUNT = 1000;
const PAGE = 'docs/operator/install.md';
const SECTION = 'In containers';

test.use({ ignoreHTTPSErrors: true });
test.setTimeout(30 * 60_000);

/** The page's repository: a clone is brought up to date from it. */
const repositoryIn = (place: string) => join(place, 'repository');
const sourceIn = (place: string) => join(place, 'source');

function cloneInto(place: string): void {
  run('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, repositoryIn(place)]);
  run('git', ['clone', '--quiet', repositoryIn(place), sourceIn(place)]);
}

/** What a newer version is to a clone. */
function publishNext(place: string): void {
  const repository = repositoryIn(place);
  run('sed', ['-i', '-E', 's/"version": ?"[^"]*"/"version": "9.9.9"/', join(repository, 'package.json')]);
  const author = ['-c', 'user.name=Carte', '-c', 'user.email=carte@shop.example'];
  run('git', [...author, 'commit', '--quiet', '--all', '--message=9.9.9'], repository);
}

/** What the page says with "fill it in". Nothing but names and ports of the compose file differs. */
function fillIn(place: string, port: number): void {
  const backups = join(place, 'backups');
  mkdirSync(backups);
  // Who tests need not be root, and the account there is another.
  chmodSync(backups, 0o777);
  const settings = {
    ...SECRETS,
    SHOP_HOST: `localhost:${port}`,
    BACKUP_PASSPHRASE: PASSPHRASE,
    BACKUP_FOLDER: backups,
    // A port of its own, as the service on a machine would have it: the container keeps its own.
    PORT: '4000',
  };
  const deploy = join(sourceIn(place), 'deploy');
  const named = new RegExp(`^#?(?:${Object.keys(settings).join('|')})=.*\n`, 'gm');
  const example = readFileSync(join(deploy, '.env'), 'utf8').replace(named, '');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(deploy, '.env'), example + lines.join(''));
  const file = readFileSync(join(deploy, 'compose.yaml'), 'utf8')
    .replace(/^name: .*\n/m, '')
    .replace(/ {6}- "80:80"\n/, '')
    .replace(/"443:443"/, `"127.0.0.1:${port}:${port}"`)
    .replace(/ {6}- "443:443\/udp"\n/, '')
    .replace('  carte:\n', `  carte:\n    image: ${IMAGE}\n    command: ["/carte/bin/carte", "start", "--demo"]\n`);
  writeFileSync(join(place, 'compose.yaml'), file);
}

function deployment(place: string, project: string) {
  const ours = ['--project-directory', '.', '--file', join(place, 'compose.yaml'), '--project-name', project];
  const program = [...(composeCommand() ?? ['docker-compose']), ...ours].join(' ');
  /** A line of the page; there is no terminal here. */
  const sh = (line: string) =>
    run(
      'sh',
      ['-ec', line.replaceAll('docker compose', program).replaceAll(/ (exec|run) /g, ' $1 -T ')],
      join(sourceIn(place), 'deploy'),
    );
  const untilHealthy = () =>
    expect.poll(() => sh('docker compose ps carte'), { timeout: 180_000, intervals: [1_000] }).toContain('healthy)');
  return { sh, untilHealthy };
}

/** The values of the settings, as they are found in a file of any layer. */
function secretsIn(place: string): string[] {
  const image = join(place, 'image');
  mkdirSync(image);
  run('sh', ['-c', 'docker save "$1" | tar -x -C "$2"', 'sh', IMAGE, image]);
  const found = 'find "$1" -type f -exec zcat -f {} + | grep -aoF -e "$2" -e "$3" -e "$4" || true';
  return run('sh', ['-c', found, 'sh', image, ...Object.values(SECRETS), PASSPHRASE])
    .split('\n')
    .filter(Boolean);
}

test('the containers of the install page take an order, a backup, a new release without a failed request, and come back from the backup', async ({
  page,
}) => {
  const why = whyNoContainers();
  test.skip(why !== null, why ?? '');
  const [install = '', commands = ''] = blocksOf(PAGE, SECTION);
  const [settings = '', up = '', logs = ''] = install.split('\n');
  const [backup = '', restore = ''] = commands.split('\n');
  const [, upgrade = ''] = /^A new version: `([^`]+)`/m.exec(readFileSync(PAGE, 'utf8')) ?? [];
  provideBaseImages();
  const place = mkdtempSync(join(tmpdir(), 'carte-containers-'));
  const port = await freePort();
  const { sh, untilHealthy } = deployment(place, `carte-${port}`);
  const inside = (command: string) => sh(`docker compose exec carte ${command}`);
  const shop = `https://localhost:${port}`;
  // Caddy signs for this name itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    cloneInto(place);
    run('sh', ['-ec', settings], sourceIn(place));
    fillIn(place, port);
    sh(up);
    expect(secretsIn(place)).toEqual([]);
    await untilHealthy();
    const [, login = '', password = ''] = /login +(\S+)[\s\S]*?password +(\S+)/.exec(sh(logs.replace(' -f', ''))) ?? [];
    const status = inside('cat /proc/1/status');
    expect(status).toMatch(new RegExp(`Uid:\t${ACCOUNT}\t`));
    expect(status).toMatch(/CapEff:\t0+\n/);
    expect(inside("sh -c 'touch /carte/file 2>&1 || true'")).toContain('Read-only');

    const isThere = await openAndOrder(page, shop, { login, password });

    sh(backup);
    expect(inside('head --bytes=21 /backups/carte.tar.gz.age')).toBe('age-encryption.org/v1');

    const stop = keepAsking('localhost', port);
    publishNext(place);
    sh(upgrade);
    await untilHealthy();
    await sleep(2_000);
    expect(Object.keys(await stop())).toEqual(['200']);
    expect(inside('carte health')).toMatch(/^9\.9\.9\b/);
    await isThere();

    sh('docker compose down --volumes');
    sh(restore);
    sh(up);
    await untilHealthy();
    await isThere();
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    sh('docker compose down --volumes');
    rmSync(place, { recursive: true, force: true });
  }
});
