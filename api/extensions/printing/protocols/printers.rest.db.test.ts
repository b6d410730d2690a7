import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../../../checkout/testing-world';
import type { Printer } from '../../../generated/prisma/client';
import { startTestServer, type TestServer } from '../../../http/server/testing-server';
import { loadSharp } from '../../../kernel/load-sharp';
import { sha256 } from '../../../kernel/sha256';
import { OFFERED_MS, SILENCE_MS } from '../job-rules';
import { lookAfterPrinters } from '../printers.store';
import { printingShop } from '../testing-printing';

let server: TestServer;
let now = TEST_NOW;
let shop: Awaited<ReturnType<typeof printingShop>>;
beforeAll(async () => {
  server = await startTestServer({ services: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = TEST_NOW;
  shop = await printingShop(server.database);
});

const wait = async (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
  await lookAfterPrinters(server.database.db, now);
};

/** A printer as Star makes them: it asks, fetches, prints and says so; a test ends it between any two steps. */
async function starPrinter(change: Parameters<typeof shop.addPrinter>[0] = {}) {
  const secret = crypto.randomUUID();
  const printer = await shop.addPrinter({ secretHash: sha256(secret), lastSeenAt: now, ...change });
  const url = `${server.url}/printers/${secret}/star`;
  const paper: Buffer[] = [];
  const call = (method: string, query = '', body?: object) =>
    fetch(url + query, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const poll = async (statusCode = '200%20OK', printingInProgress = false) => {
    const news = { status: '23 6 0 0', printerMAC: '00:11:62:00:00:01', statusCode, printingInProgress };
    const answer = await call('POST', '', news);
    const body = answer.status === 200 ? await answer.json() : null;
    return { status: answer.status, cache: answer.headers.get('cache-control'), body };
  };
  const fetchJob = async (token: string) => {
    const answer = await call('GET', `?token=${token}&type=image/png&mac=00:11`);
    const png = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200) paper.push(png);
    return { status: answer.status, type: answer.headers.get('content-type'), png };
  };
  const settle = (token: string, code = '200 OK') => call('DELETE', `?token=${token}&code=${encodeURIComponent(code)}`);
  return {
    printer,
    paper,
    poll,
    fetchJob,
    settle,
    /** One whole round. @returns whether there was a job. */
    async print(): Promise<boolean> {
      const { body } = await poll();
      if (!body.jobReady) return false;
      await fetchJob(body.jobToken);
      await settle(body.jobToken);
      return true;
    },
  };
}

const jobs = (printer: Printer) => shop.jobs(printer);

test('a printer asks, fetches a picture as wide as its paper, and says that it is printed', async () => {
  const star = await starPrinter({ paper: 'MM58' });
  expect(await star.poll()).toMatchObject({ status: 200, cache: 'no-store', body: { jobReady: false } });
  await shop.move(await shop.place(), 'ACCEPTED');
  const { body } = await star.poll();
  expect(body).toMatchObject({ jobReady: true, mediaTypes: ['image/png'] });
  const { type, png } = await star.fetchJob(body.jobToken);
  expect(type).toBe('image/png');
  const sharp = await loadSharp();
  expect((await sharp(png).metadata()).width).toBe(384);
  expect((await star.settle(body.jobToken)).status).toBe(200);
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET PRINTED']);
  expect((await star.poll()).body).toEqual({ jobReady: false });
  const kept = await server.database.db.printJob.findFirstOrThrow({ where: { printerId: star.printer.id } });
  expect(kept.sheet).toBeNull();
});

test('asked twice and answered twice, a job is printed once, with the same sheet even after a change of the order', async () => {
  const star = await starPrinter();
  const id = await shop.place();
  await shop.move(id, 'ACCEPTED');
  const token = (await star.poll()).body.jobToken;
  expect((await star.poll()).body.jobToken).toBe(token);
  const first = await star.fetchJob(token);
  await server.database.db.checkoutLine.deleteMany({ where: { checkoutId: id, quantity: 2 } });
  expect((await star.fetchJob(token)).png.equals(first.png)).toBe(true);
  await star.settle(token);
  await star.settle(token, '510 gone');
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET PRINTED']);
  expect((await star.fetchJob(token)).status).toBe(404);
});

test('a printer that dies with a job leaves it unknown, prints the next, and its late word counts', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.move(await shop.place(), 'ACCEPTED');
  const token = (await star.poll()).body.jobToken;
  await star.fetchJob(token);
  await wait(1000);
  expect((await star.poll()).body).toEqual({ jobReady: false });
  await wait(SILENCE_MS);
  const next = (await star.poll()).body;
  expect(next.jobReady).toBe(true);
  expect(next.jobToken).not.toBe(token);
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET UNKNOWN', 'KITCHEN_TICKET QUEUED']);
  expect((await star.fetchJob(token)).status).toBe(404);
  await star.settle(token);
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET PRINTED', 'KITCHEN_TICKET QUEUED']);
});

test('a printer that was away prints what waited once, in order, and nothing that was settled meanwhile', async () => {
  const star = await starPrinter();
  const ids = [await shop.place(), await shop.place(), await shop.place()];
  for (const id of ids) await shop.move(id, 'ACCEPTED');
  await shop.move(ids[1] ?? '', 'CANCELLED');
  await wait(180_000);
  let sheets = 0;
  while (await star.print()) sheets += 1;
  expect(star.paper).toHaveLength(2);
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(await jobs(star.printer)).toEqual([
    'KITCHEN_TICKET PRINTED',
    'KITCHEN_TICKET SKIPPED',
    'KITCHEN_TICKET PRINTED',
  ]);
});

const printerNow = ({ id }: Printer) => server.database.db.printer.findUniqueOrThrow({ where: { id } });

test.each([
  ['410%20Out%20of%20paper', 'PAPER_OUT'],
  ['411 Paper jam', 'PAPER_OUT'],
  ['420%20Cover', 'COVER_OPEN'],
  ['430 Cutter', 'ERROR'],
])('a printer that says %s gets no job until it is well', async (statusCode, trouble) => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  expect((await star.poll(statusCode)).body).toEqual({ jobReady: false });
  expect(await printerNow(star.printer)).toMatchObject({ trouble });
  expect((await star.poll('211 Paper low')).body).toMatchObject({ jobReady: true });
  expect(await printerNow(star.printer)).toMatchObject({ trouble: null });
});

test('a printer that still prints gets no other job, and keeps the one that it has', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  const token = (await star.poll()).body.jobToken;
  expect((await star.poll('200 OK', true)).body).toEqual({ jobReady: false });
  expect((await star.poll('221 Output paper is present')).body).toEqual({ jobReady: false });
  await star.fetchJob(token);
  expect((await star.poll('220 Printing', true)).body).toEqual({ jobReady: false });
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET FETCHED']);
});

test('a job whose printer runs out of paper has failed, and so has one that it can’t read', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.move(await shop.place(), 'ACCEPTED');
  await star.fetchJob((await star.poll()).body.jobToken);
  await star.poll('410 Out of paper');
  const { jobToken } = (await star.poll()).body;
  await star.fetchJob(jobToken);
  await star.settle(jobToken, '511 Media decoding error');
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET FAILED', 'KITCHEN_TICKET FAILED']);
  const [first] = await server.database.db.printJob.findMany({ where: { printerId: star.printer.id } });
  expect(first?.failure).toBe('410 Out of paper');
});

test('a job that the printer could not fetch is offered again, and has failed after five minutes', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  const fetchInVain = async () => {
    const { jobToken } = (await star.poll()).body;
    await star.fetchJob(jobToken);
    await star.settle(jobToken, '520 Download timeout');
  };
  await fetchInVain();
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET QUEUED']);
  await wait(OFFERED_MS + 1000);
  await fetchInVain();
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET FAILED']);
});

test('a printer that never comes back is silent, and its job unknown', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  await star.fetchJob((await star.poll()).body.jobToken);
  await wait(SILENCE_MS);
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET FETCHED']);
  await wait(1000);
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET UNKNOWN']);
  expect(await printerNow(star.printer)).toMatchObject({ trouble: 'SILENT' });
  await star.poll();
  expect(await printerNow(star.printer)).toMatchObject({ trouble: null });
});

test('an idle printer that asks again and again writes nothing for ten seconds', async () => {
  const star = await starPrinter();
  await star.poll();
  const { lastSeenAt } = await printerNow(star.printer);
  await wait(9000);
  await star.poll();
  expect(await printerNow(star.printer)).toMatchObject({ lastSeenAt });
  await wait(1000);
  await star.poll();
  expect(await printerNow(star.printer)).toMatchObject({ lastSeenAt: now });
});

test('a stand-in takes the jobs of a printer in trouble, and each is printed once', async () => {
  const spare = await starPrinter();
  const star = await starPrinter({ standInId: spare.printer.id });
  await server.database.db.printer.update({ where: { id: spare.printer.id }, data: { kitchenTicket: 'MANUAL' } });
  await shop.move(await shop.place(), 'ACCEPTED');
  expect(await spare.print()).toBe(false);
  await wait(SILENCE_MS + 1000);
  expect(await spare.print()).toBe(true);
  expect(await star.print()).toBe(false);
  expect([spare.paper.length, star.paper.length]).toEqual([1, 0]);
});

test('a ticket has its stations’ dishes, and a printer without any of them prints nothing', async () => {
  const { db } = server.database;
  const { channel, products } = shop.world;
  const [hot, bar] = await Promise.all(
    ['Hot', 'Bar'].map((name) => db.station.create({ data: { channelId: channel.id, name: { en: name } } })),
  );
  for (const [dish, station] of [
    ['Borscht', hot],
    ['Cola', hot],
  ] as const) {
    const productId = products.get(dish) ?? '';
    await db.stationRoute.create({ data: { channelId: channel.id, stationId: station?.id ?? '', productId } });
  }
  const atBar = await starPrinter({ stationIds: [bar?.id ?? ''] });
  await shop.move(await shop.place(), 'ACCEPTED');
  await atBar.print();
  expect(atBar.paper).toHaveLength(0);
  expect(await jobs(atBar.printer)).toEqual(['KITCHEN_TICKET SKIPPED']);
});

test('an address that was taken away, or is of another kind of printer, leads nowhere', async () => {
  const star = await starPrinter();
  await server.database.db.printer.update({ where: { id: star.printer.id }, data: { secretHash: null } });
  expect((await star.poll()).status).toBe(404);
  const epson = await starPrinter({ kind: 'EPSON_SDP' });
  expect((await epson.poll()).status).toBe(404);
});

test('a shop that holds its sending hands out nothing', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.world.change({ sendingHeldSince: now });
  expect((await star.poll()).body).toEqual({ jobReady: false });
});
