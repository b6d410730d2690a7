import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../../api/db/embedded/embedded';
import { parsePidFile } from '../../../api/db/embedded/pid-file';
import { childrenOf } from './processes';

/** A PostgreSQL of a proof's own, that keeps its promises to the disk and can be killed. */
export interface Cluster {
  /** The same after a restart. */
  readonly url: string;
  /** What PostgreSQL writes of itself. */
  readonly logFile: string;
  pid(): number;
  isRunning(): boolean;
  /** kill -9 of it and of everything that it started. */
  kill(): void;
  restart(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** @param place - the folder for its files. */
export async function startCluster(place = tmpdir()): Promise<Cluster> {
  const parent = mkdtempSync(join(place, 'carte-proof-'));
  // PostgreSQL runs as another user when the proof runs as root: it has to get through.
  chmodSync(parent, 0o755);
  const directory = join(parent, 'postgres');
  let server = await startEmbedded({ directory });
  const { url } = server;
  const port = Number(new URL(url).port);
  const pidFile = join(directory, 'data', 'postmaster.pid');
  const pid = () => parsePidFile(readFileSync(pidFile, 'utf8'))?.pid ?? 0;
  return {
    url,
    logFile: join(directory, 'log'),
    pid,
    isRunning: () => existsSync(pidFile) && existsSync(`/proc/${pid()}`),
    kill() {
      const postmaster = pid();
      for (const victim of [postmaster, ...childrenOf(postmaster)]) killNow(victim);
    },
    async restart() {
      server = await startEmbedded({ directory, port });
    },
    async remove() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself since we looked.
  }
}
