import { spawn } from 'node:child_process';
import { root } from './files.mjs';

/** Ended children get that long to clean up. */
const GRACE_MS = 5_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program to its end and collects its output. A signal that ends this process first ends the program and all
 * its children.
 * @param options.timeoutMs - the program is killed after it, and counts as failed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runToEnd(command, commandArguments, { env = {}, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    // A process group, so that grandchildren (npm's, Playwright's browsers) can be ended with it.
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const handlers = Object.entries(SIGNALS).map(([signal, code]) => {
      const handler = () => endGroup(child).then(() => process.exit(code));
      process.once(signal, handler);
      return [signal, handler];
    });
    const endLate = () => {
      output += `\nNot done after ${Math.round(timeoutMs / 1000)} s: it was ended.\n`;
      endGroup(child);
    };
    const timer = timeoutMs > 0 ? setTimeout(endLate, timeoutMs) : null;
    const finish = (code) => {
      if (timer) clearTimeout(timer);
      for (const [signal, handler] of handlers) process.removeListener(signal, handler);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

async function endGroup(child) {
  const ended = new Promise((resolve) => child.once('close', resolve));
  kill(child, 'SIGTERM');
  const timer = setTimeout(() => kill(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function kill(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The process has already ended.
  }
}
