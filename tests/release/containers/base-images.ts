import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @returns standard output. @throws with what the program printed. */
export function run(
  program: string,
  words: readonly string[],
  cwd?: string,
  environment: Readonly<Record<string, string>> = {},
): string {
  return execFileSync(program, words, {
    cwd,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function works(program: string, words: readonly string[]): boolean {
  try {
    run(program, words);
    return true;
  } catch {
    return false;
  }
}

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const INSTALL = 'RUN apt-get update && apt-get install -y --no-install-recommends';

/** On Debian's own packages, with the entry that the official image of PostgreSQL has. */
const DOCKERFILES: Readonly<Record<string, string>> = {
  'node:24-bookworm-slim': `FROM debian:bookworm-slim
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.crt ${CERTIFICATES}
ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm`,
  'caddy:2': `FROM debian:bookworm-slim
${INSTALL} caddy
ENV XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]`,
  'postgres:18-bookworm': `FROM debian:bookworm-slim
${INSTALL} postgresql
COPY start-postgres.sh /start-postgres.sh
VOLUME /var/lib/postgresql
CMD ["sh", "/start-postgres.sh"]`,
};

/** Provides the base images of the deployment: pulled from a registry, or built from Debian's packages where none can be reached. */
export function provideBaseImages(): void {
  inFolder((place) => {
    provideDebian(place);
    for (const [name, text] of Object.entries(DOCKERFILES))
      provide(name, () => build(name, text, join(place, 'context')));
  });
}

/** Builds an image that starts systemd, with what a rented server of Debian has. */
export function buildServerImage(name: string): void {
  inFolder((place) => {
    provideDebian(place);
    const packages = 'systemd systemd-sysv dbus iproute2 ca-certificates openssl sudo';
    const file = `FROM debian:bookworm-slim\n${INSTALL} ${packages}\nENV container=docker\nCMD ["/lib/systemd/systemd"]`;
    writeFileSync(join(place, 'Dockerfile'), file);
    run('docker', ['build', '--tag', name, place]);
  });
}

function inFolder(work: (place: string) => void): void {
  const place = mkdtempSync(join(tmpdir(), 'carte-images-'));
  try {
    work(place);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function provideDebian(place: string): void {
  provide('debian:bookworm-slim', () => {
    const base = join(place, 'debian');
    run('debootstrap', ['--variant=minbase', 'bookworm', base]);
    run('sh', ['-c', `tar -C "$1" -c . | docker import - debian:bookworm-slim`, 'sh', base]);
    rmSync(base, { recursive: true });
  });
}

function provide(name: string, make: () => void): void {
  if (!works('docker', ['image', 'inspect', name]) && !works('docker', ['pull', name])) make();
}

function build(name: string, dockerfile: string, context: string): void {
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, 'Dockerfile'), dockerfile);
  copyFileSync(process.execPath, join(context, 'node'));
  chmodSync(join(context, 'node'), 0o755);
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(context, 'certificates.crt'));
  cpSync(dirname(dirname(run('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim())), join(context, 'npm'), {
    recursive: true,
  });
  copyFileSync(join(import.meta.dirname, 'start-postgres.sh'), join(context, 'start-postgres.sh'));
  run('docker', ['build', '--tag', name, context]);
}

/** @returns why the containers can't run here; null where they can. */
export function whyNoContainers(): string | null {
  return whyNoDaemon() ?? (composeCommand() ? null : 'there is no docker compose here');
}

export function whyNoDaemon(): string | null {
  return works('docker', ['info']) ? null : 'no Docker daemon runs here';
}

/** The plugin, or Debian's program of before. */
export function composeCommand(): readonly [string, ...string[]] | null {
  if (works('docker', ['compose', 'version'])) return ['docker', 'compose'];
  return works('docker-compose', ['version']) ? ['docker-compose'] : null;
}
