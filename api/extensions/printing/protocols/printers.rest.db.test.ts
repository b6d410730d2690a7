import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../../../checkout/testing-world';
import type { Printer } from '../../../generated/prisma/client';
import { startTestServer, type TestServer } from '../../../http/server/testing-server';
import { loadSharp } from '../../../kernel/load-sharp';
import { SILENCE_MS } from '../job-rules';
import { hashSecret } from '../printer-secret';
import { printingShop } from '../testing-printing';
import { jobIdOf } from './epson';

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

const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** A printer as Star makes them: it asks, fetches, prints and says so; a test ends it between any two steps. */
async function starPrinter(change: Parameters<typeof shop.addPrinter>[0] = {}) {
  const secret = crypto.randomUUID();
  const printer = await shop.addPrinter({ secretHash: hashSecret(secret), lastSeenAt: now, ...change });
  const url = `${server.url}/printers/${secret}/star`;
  const paper: Buffer[] = [];
  const call = (method: string, query = '', body?: object) =>
    fetch(url + query, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const poll = async (statusCode = '200%20OK') => {
    const answer = await call('POST', '', { status: '23 6 0 0', printerMAC: '00:11:62:00:00:01', statusCode });
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
  wait(1000);
  expect((await star.poll()).body).toEqual({ jobReady: false });
  wait(SILENCE_MS);
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
  wait(180_000);
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

test('without paper or with an open cover nothing is handed out, and a job that failed stays for staff', async () => {
  const star = await starPrinter();
  await shop.move(await shop.place(), 'ACCEPTED');
  expect((await star.poll('410%20Paper%20Out')).body).toEqual({ jobReady: false });
  const { db } = server.database;
  expect(await db.printer.findUnique({ where: { id: star.printer.id } })).toMatchObject({ isPaperOut: true });
  expect((await star.poll('420%20Cover')).body).toEqual({ jobReady: false });
  const { body } = await star.poll();
  await star.fetchJob(body.jobToken);
  await star.settle(body.jobToken, '410 Paper Out');
  expect(await jobs(star.printer)).toEqual(['KITCHEN_TICKET FAILED']);
  expect(await db.printer.findUnique({ where: { id: star.printer.id } })).toMatchObject({ isCoverOpen: false });
});

test('a stand-in takes the jobs of a printer that is silent, and each is printed once', async () => {
  const spare = await starPrinter();
  const star = await starPrinter({ standInId: spare.printer.id });
  await server.database.db.printer.update({ where: { id: spare.printer.id }, data: { kitchenTicket: 'MANUAL' } });
  await shop.move(await shop.place(), 'ACCEPTED');
  expect(await spare.print()).toBe(false);
  wait(SILENCE_MS + 1000);
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

test('an Epson printer gets its job by a form, and says by another what became of it', async () => {
  const secret = crypto.randomUUID();
  const printer = await shop.addPrinter({ kind: 'EPSON_SDP', secretHash: hashSecret(secret), lastSeenAt: now });
  const send = async (form: Record<string, string>) => {
    const url = `${server.url}/printers/${secret}/epson`;
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await send({ ConnectionType: 'GetRequest', ID: 'kitchen' })).toBe('');
  await shop.move(await shop.place(), 'ACCEPTED');
  const request = await send({ ConnectionType: 'GetRequest', ID: 'kitchen' });
  const [job] = await server.database.db.printJob.findMany({ where: { printerId: printer.id } });
  const jobId = jobIdOf(job?.id ?? '');
  expect(request).toContain(`<printjobid>${jobId}</printjobid>`);
  const [, width = '', height = '', bits = ''] =
    /<image width="(\d+)" height="(\d+)"[^>]*>([^<]+)</.exec(request) ?? [];
  expect(Buffer.from(bits, 'base64')).toHaveLength((Number(width) / 8) * Number(height));
  // Its answer was lost: it asks again and gets the same.
  expect(await send({ ConnectionType: 'GetRequest', ID: 'kitchen' })).toBe(request);
  const response = (success: boolean, status: number) =>
    `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="${success}" code="${success ? '' : 'EPTR_REC_EMPTY'}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
  await send({ ConnectionType: 'SetResponse', ResponseFile: response(true, 251658262) });
  await send({ ConnectionType: 'SetResponse', ResponseFile: response(false, 0x80000) });
  expect(await jobs(printer)).toEqual(['KITCHEN_TICKET PRINTED']);
  const state = await server.database.db.printer.findUniqueOrThrow({ where: { id: printer.id } });
  expect(state).toMatchObject({ isPaperOut: true, isCoverOpen: false });
  await send({ ConnectionType: 'SetResponse', ResponseFile: '<!DOCTYPE x [<!ENTITY a "b">]><response' });
});
