import type { Services } from '../graphql/context';
import type { SecretBox } from '../kernel/secrets';
import { hashPassword } from '../staff/passwords/password';
import type { DemoPayments } from './demo-payments';
import { createDemoShop } from './load-demo';

/** The login is printed once: only its hash is kept. */
export async function openDemoShop({ db, photos, secretKey }: Services): Promise<void> {
  const created = await createDemoShop(db, { photos, hashPassword, secretKey });
  if (!created) return;
  console.log(`\nThe demo shop is open. Its administrator signs in at /command-center:`);
  console.log(`  login     ${created.login}\n  password  ${created.password}`);
}

/** Read in only then: no shop carries the simulators along. */
export async function openDemoPayments(db: Services['db'], secrets: SecretBox): Promise<DemoPayments> {
  const { startDemoPayments } = await import('./demo-payments');
  console.log('\nPayments are simulated: choose “Card online” at the checkout. No money is taken.');
  return startDemoPayments(db, secrets);
}
