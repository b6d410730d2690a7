import { expect, test } from 'vitest';
import { type CpuProfile, summarize } from './profile';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    { id: 2, callFrame: frame('serve'), children: [3] },
    { id: 3, callFrame: frame('price'), children: [4] },
    // By itself again: its time counts once.
    { id: 4, callFrame: frame('price'), children: [] },
    { id: 5, callFrame: frame('(idle)'), children: [] },
    { id: 6, callFrame: frame('run', 'node:internal/modules/esm/module_job'), children: [7] },
    { id: 7, callFrame: frame('main'), children: [] },
  ],
  samples: [7, 2, 3, 4, 5],
  timeDeltas: [3_000_000, 1_000_000, 2_000_000, 1_000_000, 4_000_000],
};

const placeOf = ({ functionName }: { readonly functionName: string }) => ({
  group: functionName === 'price' ? 'api/checkout' : 'node',
  name: functionName,
});

test('time is shared out by what ran and by who called it, and neither the start nor what was idle is counted', () => {
  expect(summarize(profile, placeOf)).toEqual({
    busySeconds: 4,
    busyShare: 0.5,
    groups: [
      { name: 'api/checkout', share: 0.75 },
      { name: 'node', share: 0.25 },
    ],
    self: [
      { name: 'price', share: 0.75 },
      { name: 'serve', share: 0.25 },
    ],
    total: [
      { name: 'serve', share: 1 },
      { name: '(root)', share: 1 },
      { name: 'price', share: 0.75 },
    ],
  });
});
