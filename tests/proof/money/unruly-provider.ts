import type { Bank, Fault } from '../../../api/payments/simulator/bank';
import type { Simulator } from '../../../api/payments/simulator/start-simulators';

/** Share of requests, 0 to 1, that go wrong, and of those that get no answer until the shop gives up: few, since they take long. */
const FAILING = 0.2;
const HANGING = 0.03;
const FAILURES: readonly Fault[] = ['FAIL_BEFORE', 'FAIL_AFTER', 'CUT_BEFORE', 'CUT_AFTER'];
const HANGS: readonly Fault[] = ['HANG_BEFORE', 'HANG_AFTER'];
const LONGEST_DELAY_MS = 3000;

const oneOf = <Entry>(entries: readonly Entry[]): Entry | undefined =>
  entries[Math.floor(Math.random() * entries.length)];

/** Fails before and after, cuts connections, hangs; loses notices, doubles them, and sends them late and out of order. */
export function misbehave(simulator: Simulator): void {
  simulator.chooseFault = () => {
    const chance = Math.random();
    if (chance < HANGING) return oneOf(HANGS) ?? 'NONE';
    return chance < FAILING ? (oneOf(FAILURES) ?? 'NONE') : 'NONE';
  };
  simulator.chooseDelays = () => {
    const times = oneOf([0, 1, 1, 1, 2, 3]) ?? 1;
    return Array.from({ length: times }, () => Math.random() * LONGEST_DELAY_MS);
  };
}

export function behave(simulator: Simulator): void {
  simulator.chooseFault = () => 'NONE';
  simulator.chooseDelays = () => [0];
}

/** As if the time to pay were over for whatever is still open. */
export function lapse(bank: Bank): void {
  for (const { id, state } of bank.payments.values()) if (state === 'OPEN') bank.expire(id);
}
