import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildServerImage, run } from './base-images';

const IMAGE = 'carte-server-of-the-test';
const MOUNT = '/sys/fs/cgroup';

export interface RentedServer {
  readonly address: string;
  /** Runs it as root, in root's folder. @returns what it printed. @throws with the same. */
  sh(script: string): string;
  /** As scp does. */
  bring(...files: readonly string[]): void;
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
  const sh = (script: string) => run('docker', ['exec', '--workdir=/root', id, 'sh', '-c', `exec 2>&1\n${script}`]);
  return {
    address: run('docker', ['inspect', '--format={{.NetworkSettings.IPAddress}}', id]).trim(),
    sh,
    bring: (...files) => {
      for (const file of files) run('docker', ['cp', file, `${id}:/root/`]);
    },
    untilReady: () => expect.poll(() => sh('carte health || true'), { timeout: 120_000 }).toContain('"status":"ok"'),
    remove: () => run('docker', ['rm', '--force', '--volumes', id]),
  };
}

/** Builds a release of a clone of the last commit. @returns its folder, and how it is removed. */
export function buildRelease(): { readonly folder: string; remove(): void } {
  const place = mkdtempSync(join(tmpdir(), 'carte-release-'));
  run('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, 'source'], place);
  run(process.execPath, ['scripts/releases/release.mjs', '--head'], join(place, 'source'));
  return { folder: join(place, 'source/release'), remove: () => rmSync(place, { recursive: true, force: true }) };
}
