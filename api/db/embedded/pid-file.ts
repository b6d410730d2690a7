/** What PostgreSQL writes into `postmaster.pid`. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Lines of the file, counted from 0 (PostgreSQL's `src/include/utils/pidfile.h`). */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** @returns null when the file is not written to its port yet, or is no such file. */
export function parsePidFile(text: string): PidFile | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[PID_LINE]);
  const port = Number(lines[PORT_LINE]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return null;
  return { pid, port, isReady: lines[STATUS_LINE] === 'ready' };
}
