import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WEEKDAYS } from '../../hours/weekday';
import { projectRoot } from '../../kernel/project-root';
import type { DemoAdministrator } from '../load-demo';
import { ApiClient } from './api-client';
import { onTheWay, placeEvening, spreadEvening } from './evening';
import { pastOrders, type SoldDish } from './past-orders';
import { furnishTown, sendCourier } from './town';

const UNDER_WAY = 14;
/** One that is collected, for it to be brought to a table. */
const AT_TABLE = UNDER_WAY + 1;
const RUSH_MS = 20_000;

const OPEN = `mutation ($days: [WorkingDayInput!]!) {
  updateWorkingDays(input: { days: $days }) { __typename }
}`;

const SOLD = `{ menu { categories { products(first: 40) { nodes {
  name hasChoices variants { price { decimal } }
} } } } }`;

interface Menu {
  readonly menu: { categories: { products: { nodes: Dish[] } }[] };
}

interface Dish {
  readonly name: string;
  readonly hasChoices: boolean;
  readonly variants: readonly { readonly price: { readonly decimal: string } }[];
}

/**
 * Gives the demo shop a past and an evening under way: it is open at any hour, has sixty days of orders, a dozen that its
 * boards show, delivery areas with streets, kitchen stations and a courier. All of it comes in by the ways that any shop has: the import of past orders and the API.
 *
 * @param url - of the server.
 */
export async function bringToLife(url: string, administrator: DemoAdministrator): Promise<void> {
  const staff = new ApiClient(url);
  await staff.signIn(administrator);
  const days = WEEKDAYS.map((weekday) => ({ weekday, isActive: true, intervals: [{ from: '00:00', to: '00:00' }] }));
  await staff.run(OPEN, { days });
  await load('load-streets', await furnishTown(staff));
  const orders = await placeEvening(url, UNDER_WAY);
  await spreadEvening(staff, orders);
  await placeEvening(url, 1, AT_TABLE, { table: '7' });
  await sendCourier(staff, administrator.password, onTheWay(orders));
  const { menu } = await staff.run<Menu>(SOLD);
  const dishes = menu.categories.flatMap(({ products }) => products.nodes).flatMap(soldDish);
  await load('import-orders', pastOrders(dishes, new Date()));
}

/** Gives a file to one of the commands that any shop has. */
async function load(name: string, text: string): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'carte-demo-'));
  try {
    const file = join(place, 'file.csv');
    await writeFile(file, text);
    const command = [join(projectRoot, 'scripts/command.mjs'), name, file, '--write'];
    await promisify(execFile)(process.execPath, command, { cwd: projectRoot });
  } finally {
    await rm(place, { recursive: true });
  }
}

function soldDish({ name, hasChoices, variants }: Dish): SoldDish[] {
  const [variant, ...more] = variants;
  return variant && more.length === 0 && !hasChoices ? [{ name, price: variant.price.decimal }] : [];
}

/** Shoppers who keep ordering until `signal` ends it. */
export async function keepOrdering(url: string, signal: AbortSignal): Promise<void> {
  for (let place = AT_TABLE + 1; !signal.aborted; place += 1) {
    await placeEvening(url, 1, place);
    await sleep(RUSH_MS, undefined, { signal, ref: false });
  }
}
