import fc from 'fast-check';
import { TIP_BASES } from '../../../domain/tip';

const percents = fc.subarray([5, 10, 15, 50, 100]);

export const anyTipRule = fc.option(fc.record({ percents, base: fc.constantFrom(...TIP_BASES) }));

export const anyTip = fc.record({
  percent: fc.option(fc.constantFrom(5, 10, 15, 50, 100)),
  amount: fc.option(fc.nat(3_000_000)),
});
