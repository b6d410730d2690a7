import type { Services } from '../graphql/context';
import type { SecretBox } from '../kernel/secrets';
import { hashPassword } from '../staff/passwords/password';
import type { DemoPayments } from './demo-payments';
import { createDemoShop, type DemoAdministrator } from './load-demo';

/** The login is printed once: only its hash is kept. @returns null when there was a shop already. */
export async function openDemoShop({ db, photos, secretKey }: Services): Promise<DemoAdministrator | null> {
  const created = await createDemoShop(db, { photos, hashPassword, secretKey });
  if (!created) return null;
  console.log(`\nThe demo shop is open. Its administrator signs in at /command-center:`);
  console.log(`  login     ${created.login}\n  password  ${created.password}`);
  return created;
}

/** Read in only then: no shop carries the simulators along. */
export async function openDemoPayments(db: Services['db'], secrets: SecretBox): Promise<DemoPayments> {
  const { startDemoPayments } = await import('./demo-payments');
  console.log('\nPayments are simulated: choose “Card online” at the checkout. No money is taken.');
  return startDemoPayments(db, secrets);
}

/**
 * A shop with a past and an evening under way, for `npm run demo`. Read in only then, too.
 *
 * @param opened - null where the shop was opened by an earlier start.
 * @returns what ends the rush.
 */
export function startDemoEvening(url: string, opened: DemoAdministrator | null, logger: Services['logger']) {
  const end = new AbortController();
  const run = async () => {
    const { bringToLife, keepOrdering } = await import('./evening/bring-to-life');
    if (opened) {
      await bringToLife(url, opened);
      console.log(
        'The demo shop has sixty days of orders and an evening under way. Its courier signs in as courier, by the same password.',
      );
    }
    if (process.argv.includes('--rush')) await keepOrdering(url, end.signal);
  };
  if (process.argv.includes('--busy')) {
    run().catch((error: unknown) => end.signal.aborted || logger.error({ err: error }, 'the demo evening ended'));
  }
  return async () => end.abort();
}
