import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from './kernel/testing-eventually';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-watchdog-'));
  writeFileSync(join(place, 'systemd-notify'), '#!/bin/sh\necho "$@" >> "$SIGNS"\n', { mode: 0o755 });
});
afterEach(() => rmSync(place, { recursive: true }));

/** A process that stands still as soon as something is said to it. */
function start(name: string, environment: Record<string, string> = {}) {
  const signs = join(place, name);
  const program = `
    import { readSettings } from '${join(import.meta.dirname, 'env.ts')}';
    import { startWatchdog } from '${join(import.meta.dirname, 'watchdog.ts')}';
    process.env.WATCHDOG_PID ||= String(process.pid);
    startWatchdog(readSettings().watchdogMs, console.error);
    process.stdin.on('data', () => { console.log('still'); for (;;); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: {
      DATA_DIR: place,
      SIGNS: signs,
      WATCHDOG_USEC: '200000',
      PATH: `${place}${delimiter}${process.env.PATH}`,
      ...environment,
    },
  });
  const count = () => (existsSync(signs) ? (readFileSync(signs, 'utf8').match(/^WATCHDOG=1$/gm)?.length ?? 0) : 0);
  return { child, count, hasSigned: (more: number) => eventually(() => expect(count()).toBeGreaterThanOrEqual(more)) };
}

test('systemd gets sign after sign, and none once the event loop stands still', async () => {
  const [stuck, other] = [start('stuck'), start('other')];
  await stuck.hasSigned(3);
  stuck.child.stdin.write('stand still');
  await once(stuck.child.stdout, 'data');
  await other.hasSigned(other.count() + 2);
  const last = stuck.count();
  await other.hasSigned(other.count() + 4);
  expect(stuck.count()).toBe(last);
  for (const { child } of [stuck, other]) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

test('a process that systemd does not watch gives no sign', async () => {
  const { child, count } = start('child', { WATCHDOG_PID: '1' });
  child.stdin.end();
  await once(child, 'close');
  expect(count()).toBe(0);
});
