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

const IMAGE = 'carte-of-the-test';
const SECRETS = { SECRET_KEY: randomBytes(32).toString('base64'), POSTGRES_PASSWORD: randomBytes(24).toString('hex') };
const PASSPHRASE = 'nine dumplings & a pot of tea';
const ACCOUNT = 1000;

test.use({ ignoreHTTPSErrors: true });
test.setTimeout(30 * 60_000);

/** A clone as the install page begins with, its settings filled in. Nothing but names and ports of the file differs. */
function writeDeployment(place: string, port: number): void {
  run('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, 'source'], place);
  const deploy = join(place, 'source/deploy');
  const backups = join(place, 'backups');
  mkdirSync(backups);
  // Who tests need not be root, and the account there is another.
  chmodSync(backups, 0o777);
  const settings = {
    ...SECRETS,
    SHOP_HOST: `localhost:${port}`,
    BACKUP_PASSPHRASE: PASSPHRASE,
    BACKUP_FOLDER: backups,
  };
  // A port of its own, as the service on a machine would have it: the container keeps its own.
  const lines = Object.entries({ ...settings, PORT: 4000 }).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(deploy, '.env'), lines.join(''), { mode: 0o600 });
  const file = readFileSync(join(deploy, 'compose.yaml'), 'utf8')
    .replace(/^name: .*\n/m, '')
    .replace(/ {6}- "80:80"\n/, '')
    .replace(/"443:443"/, `"127.0.0.1:${port}:${port}"`)
    .replace(/ {6}- "443:443\/udp"\n/, '')
    .replace('  carte:\n', `  carte:\n    image: ${IMAGE}\n    command: ["/carte/bin/carte", "start", "--demo"]\n`);
  writeFileSync(join(place, 'compose.yaml'), file);
}

function deployment(place: string, project: string) {
  const [program, ...words] = composeCommand() ?? ['docker-compose'];
  const where = ['--project-directory', 'source/deploy', '--file', 'compose.yaml'];
  const compose = (...more: readonly string[]) =>
    run(program, [...words, ...where, '--project-name', project, ...more], place);
  const carte = (...command: readonly string[]) => compose('exec', '-T', 'carte', 'carte', ...command);
  const untilReady = async () => {
    await expect.poll(() => compose('ps', 'carte'), { timeout: 180_000, intervals: [1_000] }).toContain('healthy)');
    return compose('logs', '--no-color', 'carte');
  };
  return { compose, carte, untilReady };
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
  provideBaseImages();
  const place = mkdtempSync(join(tmpdir(), 'carte-containers-'));
  const port = await freePort();
  const { compose, carte, untilReady } = deployment(place, `carte-${port}`);
  const shop = `https://localhost:${port}`;
  // Caddy signs for this name itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    writeDeployment(place, port);
    compose('build', 'carte');
    expect(secretsIn(place)).toEqual([]);
    compose('up', '--detach');
    const [, login = '', password = ''] = /login +(\S+)[\s\S]*?password +(\S+)/.exec(await untilReady()) ?? [];
    const status = compose('exec', '-T', 'carte', 'cat', '/proc/1/status');
    expect(status).toMatch(new RegExp(`Uid:\\t${ACCOUNT}\\t`));
    expect(status).toMatch(/CapEff:\t0+\n/);
    expect(compose('exec', '-T', 'carte', 'sh', '-c', 'touch /carte/file 2>&1 || true')).toContain('Read-only');

    const isThere = await openAndOrder(page, shop, { login, password });

    carte('backup', '/backups/carte.tar.gz.age');
    const backup = compose('exec', '-T', 'carte', 'head', '--bytes=21', '/backups/carte.tar.gz.age');
    expect(backup).toBe('age-encryption.org/v1');

    const stop = keepAsking('localhost', port);
    const next = join(place, 'next');
    mkdirSync(next);
    writeFileSync(
      join(next, 'Dockerfile'),
      `FROM ${IMAGE}\nUSER root\nRUN sed -i -E 's/"version": ?"[^"]*"/"version":"9.9.9"/' /carte/package.json /carte/build/release.json\nUSER carte\n`,
    );
    run('docker', ['build', '--tag', IMAGE, next]);
    compose('up', '--detach', 'carte');
    await untilReady();
    await sleep(2_000);
    expect(Object.keys(await stop())).toEqual(['200']);
    expect(carte('health')).toMatch(/^9\.9\.9 /);
    await isThere();

    compose('down', '--volumes');
    compose('up', '--detach', 'database');
    compose('run', '--rm', '-T', 'carte', 'carte', 'restore', '/backups/carte.tar.gz.age');
    compose('up', '--detach');
    await untilReady();
    await isThere();
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    compose('down', '--volumes');
    rmSync(place, { recursive: true, force: true });
  }
});
