import { describe, expect, test } from 'vitest';
import { Busy } from '../kernel/refusals';
import { doubled } from '../receivers/studio/testing';
import { ChildPool, type ChildPoolOptions } from './child-pool';

const OPTIONS = {
  program: 'child-processes/testing-program',
  heapMegabytes: 48,
  size: 1,
  waiting: 10,
  idleMs: 10_000,
};

function createPool(changes: Partial<ChildPoolOptions> = {}) {
  const pool = new ChildPool({ ...OPTIONS, ...changes });
  return (input: object, { key = 'one', deadlineMs = 30_000, bytes = undefined as Uint8Array | undefined } = {}) =>
    pool.run({ input, key, deadlineMs, bytes });
}

describe('a task in a child process', () => {
  const run = createPool();

  test('is answered, with a file of many pieces too', async () => {
    expect(await run({ does: 'echo', text: 'здравствуйте' })).toBe('здравствуйте');
    expect(await run({ does: 'size' }, { bytes: new Uint8Array(3_000_000).fill(1) })).toBe(3_000_000);
    expect(await run({ does: 'size' }, { bytes: Uint8Array.of(1, 2) })).toBe(3);
  });

  test.each([
    ['a template whose text doubles', { does: 'double', text: doubled({ times: 21 }) }, {}, 'OUT_OF_MEMORY'],
    ['a list without end', { does: 'list' }, {}, 'OUT_OF_MEMORY'],
    ['a loop without end', { does: 'never' }, { deadlineMs: 300 }, 'DEADLINE'],
    ['the end of the process', { does: 'exit' }, {}, 'CRASHED'],
  ])('ends with its process alone: %s', async (_name, input, options, end) => {
    await expect(run(input, options)).rejects.toMatchObject({ name: 'WorkEnded', end });
    expect(await run({ does: 'echo', text: 'the next one' })).toBe('the next one');
  });

  test('that throws is a bug, and its process stays', async () => {
    await expect(run({ does: 'throw', text: 'what went wrong' })).rejects.toThrow('what went wrong');
  });

  test('whose program is not there is not to blame', async () => {
    await expect(createPool({ program: 'child-processes/nothing' })({})).rejects.toMatchObject({
      end: 'NOT_STARTED',
    });
  });
});

describe('tasks that wait', () => {
  test('of others go first when one key has its turn already', async () => {
    const run = createPool({ size: 2 });
    const done: string[] = [];
    const slow = run({ does: 'never' }, { key: 'slow', deadlineMs: 3_000 }).catch(() => done.push('slow'));
    const behind = run({ does: 'echo' }, { key: 'slow' }).then(() => done.push('behind'));
    await run({ does: 'echo' }, { key: 'other' }).then(() => done.push('other'));
    await Promise.all([slow, behind]);
    expect(done).toEqual(['other', 'slow', 'behind']);
  });

  test('and are too many are turned away', async () => {
    const run = createPool({ waiting: 1 });
    const running = run({ does: 'echo' });
    const waiting = run({ does: 'echo' });
    await expect(run({ does: 'echo' })).rejects.toThrow(Busy);
    await Promise.all([running, waiting]);
  });
});
