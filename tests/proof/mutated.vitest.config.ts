import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    file: 'domain/totals.ts',
    good: 'cost - discount + (deliveryFee ?? 0)',
    bad: 'cost - discount + (deliveryFee ?? 0) - 1',
  },
  slot: {
    file: 'api/hours/slots/offered-times.ts',
    good: 'now.getTime() + (minutes + delay) * MINUTE',
    bad: 'now.getTime() + delay * MINUTE',
  },
};

const damage = DAMAGES[process.env.PROOF_WITHOUT ?? ''];
// Else a rule that was moved or rewritten would be tested whole, and pass for one that was damaged.
if (damage && !readFileSync(join(import.meta.dirname, '../..', damage.file), 'utf8').includes(damage.good)) {
  throw new Error(`${damage.file} has no ${damage.good} to damage`);
}

export default mergeConfig(usual, {
  plugins: [
    {
      name: 'damage-a-rule',
      enforce: 'pre',
      transform(code: string, id: string) {
        return damage && id.endsWith(damage.file) ? code.replace(damage.good, damage.bad) : null;
      },
    },
  ],
});
