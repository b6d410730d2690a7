import type { BenchRow } from '../bench-row';
import { type Finding, figure, type Load, median } from '../finding';
import { PAST_ORDERS } from '../stage/bench-stage';
import { measureBoard } from './board';
import { timeToReachAll } from './live';

const MORE_ORDERS = 1_000_000;
const AUDIENCES = [1, 10, 100] as const;

/** The board in turns of one second: the middle of them is steadier than one long turn. */
async function boardLoads(measure: () => Promise<Load>, turns: number): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (let turn = 0; turn < turns; turn += 1) loads.push(await measure());
  return loads;
}

/** The rate tells more than whole milliseconds do. */
const timeOf = (loads: readonly Load[]) => median(loads.map(({ rate }) => 1 / rate));

export const growingPast: BenchRow = {
  name: 'growing-past',
  summary: 'The order board as the past grows to a million orders.',
  isLong: true,
  async run({ stage, seconds, turns, tell }) {
    const measure = () => measureBoard(stage, seconds);
    await stage.growPast(PAST_ORDERS);
    const before = await boardLoads(measure, turns);
    tell(`${MORE_ORDERS.toLocaleString('en')} orders are being written`);
    await stage.growPast(MORE_ORDERS);
    const after = await boardLoads(measure, turns);
    const work = `order board, ${PAST_ORDERS.toLocaleString('en')} → ${MORE_ORDERS.toLocaleString('en')} orders`;
    const found = timeOf(after) / timeOf(before);
    return [{ ...figure(work, found, 'times', { atMost: 1.2 }), foundBy: [...before, ...after] }];
  },
};

export const growingAudience: BenchRow = {
  name: 'growing-audience',
  summary: 'One order while more and more subscribers watch.',
  isLong: true,
  async run({ stage }) {
    const findings: Finding[] = [];
    for (const count of AUDIENCES) {
      const found = await timeToReachAll(stage, count);
      findings.push(figure(`${count} subscribers, one order: all have it`, found, 'ms'));
    }
    return findings;
  },
};
