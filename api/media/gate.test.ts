import { expect, test } from 'vitest';
import { Busy } from '../kernel/refusals';
import { Gate } from './gate';

test('few run at once, some wait in turn, the rest are turned away, and a failure frees its place', async () => {
  const gate = new Gate(1, 1);
  const told: string[] = [];
  let open = () => {};
  const end = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = gate.run(async () => {
    told.push('first');
    await end;
    throw new Error('damaged');
  });
  const second = gate.run(async () => void told.push('second'));
  await expect(gate.run(async () => void told.push('third'))).rejects.toThrow(Busy);
  expect(told).toEqual(['first']);
  open();
  await expect(first).rejects.toThrow('damaged');
  await second;
  await gate.run(async () => void told.push('fourth'));
  expect(told).toEqual(['first', 'second', 'fourth']);
});
