import { mergeConfig } from 'vitest/config';
import usual from '../../vitest.config';

interface Damage {
  readonly file: string;
  readonly good: string;
  readonly bad: string;
}

/** What `npm run proof properties -- --without …` does to a rule before its own tests see it. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  cent: {
    file: 'api/checkout/totals.ts',
    good: 'cost - discount + (deliveryFee ?? 0)',
    bad: 'cost - discount + (deliveryFee ?? 0) - 1',
  },
  slot: { file: 'api/hours/time-slots.ts', good: 'now.getTime() + minutes * MINUTE', bad: 'now.getTime()' },
};

const damage = DAMAGES[process.env.PROOF_WITHOUT ?? ''];

export default mergeConfig(usual, {
  plugins: [
    {
      name: 'damage-a-rule',
      enforce: 'pre',
      transform(code: string, id: string) {
        if (!damage || !id.endsWith(damage.file)) return null;
        // Else a rule that was written anew would be tested whole, and pass for one that was damaged.
        if (!code.includes(damage.good)) throw new Error(`${damage.file} has no ${damage.good} to damage`);
        return code.replace(damage.good, damage.bad);
      },
    },
  ],
});
