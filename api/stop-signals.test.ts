import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process whose only step of stopping takes so long. */
async function start(stepMs: number) {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { onStopSignal } from '${join(import.meta.dirname, 'stop-signals.ts')}';
    onStopSignal([async () => { process.stdout.write('stopping '); await sleep(${stepMs}); process.stdout.write('stopped'); }], console.error);
    setInterval(() => {}, 1_000);
    process.stdout.write('ready ');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while (!output.includes('ready')) await once(child.stdout, 'data');
  return { child, ended: once(child, 'close'), output: () => output };
}

test('a press that comes twice, from the terminal and from the process above, is one', async () => {
  const { child, ended, output } = await start(300);
  child.kill('SIGINT');
  while (!output().includes('stopping')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(output()).toBe('ready stopping stopped');
});

test('a second signal ends the process at once', async () => {
  const { child, ended, output } = await start(60_000);
  child.kill('SIGINT');
  while (!output().includes('stopping')) await once(child.stdout, 'data');
  await sleep(1_100);
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
});
