import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { buildServerImage, run } from './base-images';

const IMAGE = 'carte-server-of-the-test';
const MOUNT = '/sys/fs/cgroup';

export interface RentedServer {
  readonly address: string;
  /** Runs it as root, in root's folder. @returns what it printed. @throws with the same. */
  sh(script: string): string;
  /** The same, and the test goes on meanwhile. */
  run(script: string): Promise<string>;
  /** As scp does. */
  bring(...files: readonly string[]): void;
  /** Back from there. */
  fetch(file: string, folder: string): void;
  /** Until `carte health` says so. */
  untilReady(): Promise<void>;
  remove(): void;
}

/** A bare Debian whose first process is systemd. */
export function rentServer(): RentedServer {
  buildServerImage(IMAGE);
  // What root has on a machine of its own, as far as systemd needs it.
  const rights = [
    ...['SYS_ADMIN', 'SYS_PTRACE'].map((name) => `--cap-add=${name}`),
    '--security-opt=seccomp=unconfined',
    '--security-opt=apparmor=unconfined',
  ];
  const places = ['--cgroupns=host', `--volume=${MOUNT}:${MOUNT}`, '--tmpfs=/run', '--tmpfs=/run/lock', '--tmpfs=/tmp'];
  const id = run('docker', ['run', '--detach', '--tty', ...rights, ...places, IMAGE]).trim();
  const words = (script: string) => ['exec', '--workdir=/root', id, 'sh', '-c', `exec 2>&1\n${script}`];
  const sh = (script: string) => run('docker', words(script));
  return {
    address: run('docker', ['inspect', '--format={{.NetworkSettings.IPAddress}}', id]).trim(),
    sh,
    run: async (script) => (await promisify(execFile)('docker', words(script))).stdout,
    bring: (...files) => {
      for (const file of files) run('docker', ['cp', file, `${id}:/root/`]);
    },
    fetch: (file, folder) => run('docker', ['cp', `${id}:/root/${file}`, folder]),
    untilReady: () => expect.poll(() => sh('carte health || true'), { timeout: 120_000 }).toContain('"status":"ok"'),
    remove: () => run('docker', ['rm', '--force', '--volumes', id]),
  };
}

export interface BuiltRelease {
  readonly folder: string;
  /** Writes checksums of what is in another folder, signed as the release is. */
  sign(folder: string): void;
  remove(): void;
}

/** Builds a release of the last commit, with a publisher's key. */
export function buildRelease(): BuiltRelease {
  const place = mkdtempSync(join(tmpdir(), 'carte-release-'));
  const [source, key] = [join(place, 'source'), join(place, 'key.pem')];
  run('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, source]);
  const node = (...words: readonly string[]) =>
    run(process.execPath, words, source, existsSync(key) ? { RELEASE_KEY: readFileSync(key, 'utf8') } : {});
  node('scripts/releases/sign.mjs', '--new-key', key);
  run('git', ['add', 'deploy/release-key.pem'], source);
  run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'key'], source);
  node('scripts/releases/release.mjs', '--head');
  return {
    folder: join(source, 'release'),
    sign: (folder) => node('scripts/releases/sign.mjs', folder),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
