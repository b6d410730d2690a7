import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEBIBYTE = 1024 ** 2;
const ROOT = '/sys/fs/cgroup';

/** A group of processes that together get no more memory than it has: the kernel ends one that asks for more. */
export interface MemoryGroup {
  /** What a command begins with to run in the group. */
  readonly enter: readonly string[];
  /** How often the kernel ended a process of the group because memory ran out. */
  killed(): number;
  close(): void;
}

interface Version {
  /** Where groups are made. */
  readonly place: string;
  readonly limitFile: string;
  readonly eventsFile: string;
}

const VERSIONS: readonly Version[] = [
  { place: ROOT, limitFile: 'memory.max', eventsFile: 'memory.events' },
  { place: join(ROOT, 'memory'), limitFile: 'memory.limit_in_bytes', eventsFile: 'memory.oom_control' },
];

/** @returns null where this account may make no group, or the system has none. */
export function openMemoryGroup(megabytes: number): MemoryGroup | null {
  for (const { place, limitFile, eventsFile } of VERSIONS) {
    const group = join(place, `carte-proof-${process.pid}`);
    try {
      accessSync(place, constants.W_OK);
      mkdirSync(group);
    } catch {
      continue;
    }
    if (!existsSync(join(group, limitFile))) {
      rmdirSync(group);
      continue;
    }
    writeFileSync(join(group, limitFile), String(megabytes * MEBIBYTE));
    return {
      enter: ['sh', '-c', `echo $$ > ${join(group, 'cgroup.procs')} && exec "$@"`, 'sh'],
      killed: () => Number(/oom_kill (\d+)/.exec(readFileSync(join(group, eventsFile), 'utf8'))?.[1] ?? 0),
      close: () => rmdirSync(group),
    };
  }
  return null;
}
