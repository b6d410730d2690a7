import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { shop, type World } from '../../../api/checkout/testing-world';
import type { Database } from '../../../api/db/client';
import { transaction } from '../../../api/db/transaction';
import { globalId } from '../../../api/graphql/testing';
import { createAnnouncer } from '../../../api/receivers/worker/announce-order';
import { schema } from '../../../api/schema';
import { createSignIn } from '../../../api/staff/testing';
import type { ProofOutcome } from '../proof-test';
import { doMany } from '../stage/many';
import { type Caller, createCallers } from './callers';
import { choose, drawMany, happens } from './draw';
import { graphqlRequests } from './graphql-request';
import { judge } from './judge';
import { type Known, readKnown } from './known';
import { type FuzzRequest, shown } from './request';
import { drawRestRequest } from './rest-request';
import { readRoutes } from './routes';
import { createAgent, send } from './send';
import { brokenRows, comparedRows, countRows, markRows, readRows } from './untouched';

/** The server that is fuzzed, whatever runs it. */
export interface FuzzedServer {
  /** On the host `localhost`. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly now: () => Date;
  /** Lines of its log about a fault of its own. */
  readonly errors: () => readonly string[];
}

export interface FuzzOptions {
  readonly requests: number;
  /** The same requests for the same one, as far as what is known of the shop is the same. */
  readonly seed: number;
  readonly tell: (line: string) => void;
}

const announceOrder = createAnnouncer(() => null);

/** A fuzzed shop is soon empty or closed: then another one opens. */
const REQUESTS_OF_A_SHOP = 2_000;
/** Then callers who signed themselves out come back, and what was made meanwhile is known. */
const REQUESTS_OF_A_BATCH = 200;
const AT_ONCE = 8;
/** Of a hundred requests. */
const GRAPHQL_PERCENT = 65;

interface Tally {
  readonly asked: Set<string>;
  readonly statuses: Map<number, number>;
  readonly faults: string[];
}

/** Sends the given number of requests as every kind of caller, and checks the server and its data. */
export async function fuzz(server: FuzzedServer, { requests, seed, tell }: FuzzOptions): Promise<ProofOutcome> {
  const { db, databaseUrl, now } = server;
  const other = await openFuzzedShop(db, now(), 'other.example');
  await markRows(databaseUrl, other.channel.id);
  const [rows, counts] = [await readRows(databaseUrl), await countRows(databaseUrl, other.channel.id)];
  const tally: Tally = { asked: new Set(), statuses: new Map(), faults: [] };
  const agent = createAgent(AT_ONCE);
  let sent = 0;
  while (sent < requests) {
    await closeShops(db, other.channel.id);
    const world = await openFuzzedShop(db, now(), 'localhost');
    const count = Math.min(REQUESTS_OF_A_SHOP, requests - sent);
    const known = tally.faults.length;
    await attackShop(server, agent, { world, count, seed: seed + sent, tally });
    sent += count;
    for (const fault of tally.faults.slice(known)) tell(fault);
    tell(`${sent} requests, ${tally.faults.length} faults`);
  }
  await closeShops(db, other.channel.id);
  const faults = [
    ...tally.faults,
    ...server.errors().map((line) => `logged: ${line.slice(0, 600)}`),
    ...comparedRows(rows, await readRows(databaseUrl)),
    ...addedRows(counts, await countRows(databaseUrl, other.channel.id)),
    ...(await brokenRows(databaseUrl)),
    ...(await ordersStill(server, agent)),
  ];
  agent.destroy();
  return { figures: { requests: sent, seed: String(seed), ...figuresOf(tally) }, faults };
}

/** A shop with something of everything that ids can name. */
async function openFuzzedShop(db: Database, now: Date, host: string): Promise<World> {
  const world = await shop(db, { hosts: [host], timeZone: 'UTC' })
    .dish('Margherita', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 })
    .dish('Cola', 300)
    .warehouse('Mitte')
    .payment('CASH')
    .receiver('Till')
    .promo(`TEN${randomUUID().slice(0, 6)}`)
    .open();
  world.now = now;
  const channelId = world.channel.id;
  await db.workingDay.updateMany({ where: { channelId }, data: { intervals: [{ from: '00:00', to: '00:00' }] } });
  await db.page.create({ data: { channelId, slug: 'about', title: { en: 'About' }, body: { en: '<p>We cook</p>' } } });
  await createSignIn(db, channelId);
  const shopper = await world.shopper();
  await shopper.add('Cola', 2);
  const { id: checkoutId } = await shopper.place();
  // The message of a test world has only the order's id: what hooks receive is asked for too.
  await db.outboxMessage.deleteMany({ where: { checkoutId } });
  await transaction(db, (tx) => announceOrder(tx, { channelId, checkoutId, event: 'PLACED', now }));
  await shopper.add('Margherita', 1, ['Thin']);
  return world;
}

/** The next request to `localhost` is answered by the next shop. */
async function closeShops(db: Database, except: string): Promise<void> {
  await db.channel.updateMany({ where: { id: { not: except }, hosts: { isEmpty: false } }, data: { hosts: [] } });
}

interface Attack {
  readonly world: World;
  readonly count: number;
  readonly seed: number;
  readonly tally: Tally;
}

async function attackShop(server: FuzzedServer, agent: Agent, { world, count, seed, tally }: Attack): Promise<void> {
  const ofGraphql = graphqlRequests(schema);
  const routes = await readRoutes();
  for (let done = 0; done < count; done += REQUESTS_OF_A_BATCH) {
    const known: Known = await readKnown(server.databaseUrl);
    const callers = await createCallers({ db: server.db, channelId: world.channel.id, now: server.now() });
    const batch = drawMany(seed + done, Math.min(REQUESTS_OF_A_BATCH, count - done), (draw) => ({
      caller: choose(draw, callers),
      request: happens(draw, GRAPHQL_PERCENT)
        ? ofGraphql(draw, known)
        : drawRestRequest(draw, known, choose(draw, routes)),
    }));
    await doMany(batch.length, AT_ONCE, async (index) => {
      const drawn = batch[index];
      if (drawn) await attack(server, agent, drawn, tally);
    });
  }
}

interface Drawn {
  readonly caller: Caller;
  readonly request: FuzzRequest;
}

async function attack({ url }: FuzzedServer, agent: Agent, { caller, request }: Drawn, tally: Tally): Promise<void> {
  for (const asked of request.asks) tally.asked.add(asked);
  try {
    const answer = await send(agent, url, request, caller.headers);
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
    for (const fault of judge(request, answer)) {
      tally.faults.push(`${fault}, to ${caller.name}: ${shown(request)} → ${answer.text.slice(0, 300)}`);
    }
  } catch (error) {
    tally.faults.push(error instanceof Error ? error.message : String(error));
  }
}

function addedRows(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] {
  return [...before].flatMap(([table, rows]) =>
    after.get(table) === rows ? [] : [`${table} of another shop has ${after.get(table)} rows, and had ${rows}`],
  );
}

/** After everything somebody is still hungry. */
async function ordersStill({ url, db, now }: FuzzedServer, agent: Agent): Promise<string[]> {
  const world = await openFuzzedShop(db, now(), 'localhost');
  const body = JSON.stringify({
    lines: [{ productVariantId: globalId('Variant', world.variant('Cola')), quantity: 1 }],
    name: 'Nino',
    phone: '+49 30 901820',
    deliveryMethod: 'PICKUP',
    warehouseId: globalId('Warehouse', world.warehouse()),
    paymentMethodId: globalId('PaymentMethod', world.payment()),
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const order: FuzzRequest = { method: 'POST', path: '/api/checkout', headers, body, asks: [] };
  const { status, text } = await send(agent, url, order, {});
  return status === 201 ? [] : [`afterwards an order was answered with ${status}: ${text.slice(0, 300)}`];
}

function figuresOf({ asked, statuses }: Tally) {
  const fields = [...asked].filter((one) => !one.includes(' '));
  const refused = [...statuses].reduce((sum, [status, count]) => sum + (status >= 400 && status < 500 ? count : 0), 0);
  const failed = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  return {
    'fields of the schema asked for': fields.length,
    'routes and methods asked for': asked.size - fields.length,
    'refused (4xx)': refused,
    'failed (5xx)': failed,
  };
}
