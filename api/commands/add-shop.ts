import { parseArgs } from 'node:util';
import type { Database } from '../db/client';
import type { Settings } from '../env';
import { addShop } from '../set-up/add-shop.command';
import { runOnDatabase } from './command-line';

const USAGE =
  'Say under which host, and what it is called: npm run add-shop -- pizza.example "Pizza Example"\n' +
  '  [--login LOGIN] [--locale en|ru] [--currency EUR] [--country DE] [--time-zone Europe/Berlin] [--phone NUMBER]';

const text = { type: 'string' } as const;
const OPTIONS = { login: text, locale: text, currency: text, country: text, 'time-zone': text, phone: text };

/** `npm run add-shop -- HOST NAME`: one more shop on this deployment. @throws {Error} with how it is called. */
async function add(db: Database, { publicUrl }: Settings): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [host, name, ...more] = positionals;
  if (!host || !name || more.length > 0) throw new Error(USAGE);
  const { login = 'admin', locale, currency: currencyCode, country: countryCode, phone } = values;
  const timeZone = values['time-zone'];
  const shop = await addShop(db, { host, name, login, locale, currencyCode, countryCode, timeZone, phone }, publicUrl);
  return (
    `\nThe shop is open at ${shop.host}. Its administrator signs in at /command-center:\n` +
    `  login     ${shop.login}\n  password  ${shop.password}`
  );
}

runOnDatabase(add);
