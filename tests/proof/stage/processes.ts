import { readdirSync, readFileSync } from 'node:fs';

/** What `/proc` says of a process: its parent, and the processor time of it and of its children that have ended. Linux only. */
interface ProcessTimes {
  readonly parent: number;
  readonly milliseconds: number;
}

/** Linux tells times in hundredths of a second, whatever the kernel's own clock is. */
const MILLISECONDS_A_TICK = 10;

function readTimes(pid: number | string): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), milliseconds: ticks * MILLISECONDS_A_TICK };
  } catch {
    return null;
  }
}

/** The processes that one started and that still run; none where the system does not tell. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && readTimes(name)?.parent === pid)
      .map(Number);
  } catch {
    return [];
  }
}

/** Milliseconds of processor that a process and its children have used; 0 where the system does not tell. */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (readTimes(one)?.milliseconds ?? 0), 0);
}

/** Megabytes of memory that a process holds at present, and all that it started; what they share is counted for each. */
export function memoryOfAll(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfAll(child), memoryOf(pid));
}

const KILOBYTES_A_MEGABYTE = 1_024;

/** Megabytes of memory that a process holds at present; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / KILOBYTES_A_MEGABYTE;
  } catch {
    return 0;
  }
}
