import { execFile } from 'node:child_process';
import { freemem, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { readDisk } from '../../telemetry/disk';
import { diskState } from '../status';
import { attention, type Finding, failing, ok } from './finding';

const MEGABYTE = 1024 * 1024;
/** Carte with its own PostgreSQL under load, and what the system takes. */
const MEMORY_NEEDED_MB = 900;
const MEMORY_FREE_MB = 100;
const PATIENCE_MS = 5_000;

/** The local server, clock, disk and memory. */
export async function lookAtMachine(place: {
  readonly port: number;
  readonly dataDirectory: string;
}): Promise<Finding[]> {
  return Promise.all([lookAtServer(place.port), lookAtClock(), lookAtDisk(place.dataDirectory), lookAtMemory()]);
}

async function lookAtServer(port: number): Promise<Finding> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return ok('server', `Carte answers on port ${port} and is ready.`);
    return failing('server', `Carte answers on port ${port} and is not ready: ${await answer.text()}`);
  } catch {
    return failing(
      'server',
      `Nothing answers on port ${port}. Start Carte: sudo systemctl restart carte; its log: journalctl -u carte.`,
    );
  }
}

async function lookAtClock(): Promise<Finding> {
  const shown = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']).catch(
    () => null,
  );
  if (shown === null)
    return ok('clock', `It is ${new Date().toISOString()}; whether a time server sets it was not seen.`);
  return shown.stdout.trim() === 'yes'
    ? ok('clock', 'The clock is set by a time server.')
    : attention(
        'clock',
        `The clock says ${new Date().toISOString()} and is not set by a time server. Have it set: sudo timedatectl set-ntp true (package systemd-timesyncd).`,
      );
}

async function lookAtDisk(dataDirectory: string): Promise<Finding> {
  const disk = await readDisk(dataDirectory);
  const state = diskState(disk);
  const sentence = `${megabytes(disk.free)} of ${megabytes(disk.size)} are free where ${dataDirectory} lies.`;
  if (state === 'OK') return ok('disk', sentence);
  const found = state === 'FAILING' ? failing : attention;
  return found(
    'disk',
    `${sentence} Make room (sudo du -xh / | sort -h | tail shows what is large), or take a larger disk.`,
  );
}

async function lookAtMemory(): Promise<Finding> {
  const [free, all] = [freemem() / MEGABYTE, totalmem() / MEGABYTE];
  const sentence = `${Math.round(free)} of ${Math.round(all)} MB are free.`;
  return all < MEMORY_NEEDED_MB || free < MEMORY_FREE_MB
    ? attention('memory', `${sentence} End other programs, add swap, or take a machine with 2 GB.`)
    : ok('memory', sentence);
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
