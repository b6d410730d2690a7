import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM would, when the npm that started it is gone. npm passes signals to its shell, and
 * the shell passes none on: the server would be left running, hold its port, and fail the next start.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const chain = readChain();
  const timer = setInterval(() => {
    if (readChain() === chain) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/**
 * The process ids of the shell and of npm. An orphan gets another parent, so a changed id means that one has died.
 */
function readChain() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Only Linux has this without starting a program; elsewhere only the shell's end is noticed. */
function parentOf(pid) {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return afterName.split(' ')[1];
  } catch {
    return '';
  }
}
