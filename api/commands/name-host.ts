import { parseArgs } from 'node:util';
import type { Database } from '../db/client';
import { NotFound } from '../kernel/refusals';
import { nameHost } from '../set-up/name-host.command';
import { runOnDatabase } from './command-line';

const USAGE =
  'Say which host, and which shop it leads to: npm run name-host -- pizza.example SHOP, where SHOP is another host of the\n' +
  'shop or its id; or npm run name-host -- pizza.example --remove';

/** `npm run name-host -- HOST SHOP`: a name for a shop that is there. @throws {Error} with how it is called. */
async function name(db: Database): Promise<string> {
  const options = { remove: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [typed, shop, ...more] = positionals;
  if (!typed || more.length > 0 || (shop === undefined) !== values.remove) throw new Error(USAGE);
  try {
    const host = await nameHost(db, typed, shop ?? null);
    return shop ? `${host} leads to the shop ${shop}.` : `${host} is no shop’s name any more.`;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const shops = await db.channel.findMany({ orderBy: { id: 'asc' }, select: { id: true, hosts: true } });
    const lines = shops.map(({ id, hosts }) => `  ${id}  ${hosts.join(', ')}`).join('\n');
    throw new Error(`There is no shop ${shop ?? typed}. These are:\n${lines}`);
  }
}

runOnDatabase(name);
