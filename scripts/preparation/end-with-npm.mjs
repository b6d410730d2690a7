import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM would, when the npm that started it is gone. npm passes signals to its shell, and
 * the shell passes none on: a server would be left behind that holds its port, and the next start would fail.
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

/** The shell's number and npm's. An orphan gets another parent, so a change tells of a death. */
function readChain() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Only Linux tells without starting a program; elsewhere the shell's end has to do. */
function parentOf(pid) {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return afterName.split(' ')[1];
  } catch {
    return '';
  }
}
