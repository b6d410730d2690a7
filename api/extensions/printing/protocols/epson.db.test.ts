import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../../../checkout/testing-world';
import type { Printer } from '../../../generated/prisma/client';
import { startTestServer, type TestServer } from '../../../http/server/testing-server';
import { sha256 } from '../../../kernel/sha256';
import { lookAfterPrinters } from '../printers.store';
import { printingShop } from '../testing-printing';
import { jobIdOf } from './epson';

let server: TestServer;
let now = TEST_NOW;
let shop: Awaited<ReturnType<typeof printingShop>>;
let printer: Printer;
let send: (form: Record<string, string>) => Promise<string>;
beforeAll(async () => {
  server = await startTestServer({ services: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = TEST_NOW;
  shop = await printingShop(server.database);
  const secret = crypto.randomUUID();
  printer = await shop.addPrinter({ kind: 'EPSON_SDP', secretHash: sha256(secret), lastSeenAt: now });
  send = async (form) => {
    const url = `${server.url}/printers/${secret}/epson`;
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    expect(answer.status).toBe(200);
    return answer.text();
  };
});

const ask = () => send({ ConnectionType: 'GetRequest', ID: 'kitchen' });
const say = (ResponseFile: string) => send({ ConnectionType: 'SetResponse', ID: 'kitchen', ResponseFile });
const jobs = () => shop.jobs(printer);
const trouble = async () => (await server.database.db.printer.findUniqueOrThrow({ where: { id: printer.id } })).trouble;
const jobIdIn = (request: string) => /<printjobid>([^<]+)</.exec(request)?.[1] ?? '';
const OK = 251658262;
const PAPER_END = 0x80000;

const response = (jobId: string, code: string, status: number) =>
  `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="${code === ''}" code="${code}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

test('an Epson printer gets its job by a form, and says by another what became of it', async () => {
  expect(await ask()).toBe('');
  await shop.move(await shop.place(), 'ACCEPTED');
  const request = await ask();
  const [job] = await server.database.db.printJob.findMany({ where: { printerId: printer.id } });
  expect(jobIdIn(request)).toBe(jobIdOf(job?.id ?? ''));
  const [, width = '', height = '', bits = ''] =
    /<image width="(\d+)" height="(\d+)"[^>]*>([^<]+)</.exec(request) ?? [];
  expect(Buffer.from(bits, 'base64')).toHaveLength((Number(width) / 8) * Number(height));
  await say(response(jobIdIn(request), '', OK));
  await say(response(jobIdIn(request), 'EPTR_REC_EMPTY', PAPER_END));
  expect(await jobs()).toEqual(['KITCHEN_TICKET PRINTED']);
  await say('<!DOCTYPE x [<!ENTITY a "b">]><response');
});

test('a job is handed out once: without an answer about it, it is unknown', async () => {
  await shop.move(await shop.place(), 'ACCEPTED');
  const request = await ask();
  expect(await ask()).toBe('');
  now = new Date(now.getTime() + 31_000);
  await lookAfterPrinters(server.database.db, now);
  expect(await jobs()).toEqual(['KITCHEN_TICKET UNKNOWN']);
  expect(await ask()).toBe('');
  await say(response(jobIdIn(request), '', OK));
  expect(await jobs()).toEqual(['KITCHEN_TICKET PRINTED']);
});

test('without paper it gets no job, and is asked by empty requests until it has some', async () => {
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.move(await shop.place(), 'ACCEPTED');
  await say(response(jobIdIn(await ask()), 'EPTR_REC_EMPTY', PAPER_END));
  expect(await jobs()).toEqual(['KITCHEN_TICKET FAILED', 'KITCHEN_TICKET QUEUED']);
  const probe = await ask();
  expect(probe).not.toContain('<image');
  await say(response(jobIdIn(probe), 'EPTR_REC_EMPTY', PAPER_END));
  expect(await trouble()).toBe('PAPER_OUT');
  await say(response(jobIdIn(await ask()), '', OK));
  expect(await trouble()).toBeNull();
  expect(await ask()).toContain('<image');
});

test.each([
  ['0x0F00003C', 'COVER_OPEN'],
  ['0x00080008', 'PAPER_OUT'],
  ['0x00000001', 'ERROR'],
  ['0x0F000016', null],
])('a status of %s that it sends by itself is read, and fetches no job', async (status, expected) => {
  await shop.move(await shop.place(), 'ACCEPTED');
  const Status = `<?xml version="1.0"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus = "${status}"/></statusmonitor>`;
  expect(await send({ ConnectionType: 'SetStatus', ID: '', Status })).toBe('');
  expect(await trouble()).toBe(expected);
  expect(await jobs()).toEqual(['KITCHEN_TICKET QUEUED']);
});

test('after a timeout a sheet may still come out; a request that could not be read has failed', async () => {
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.move(await shop.place(), 'ACCEPTED');
  await say(response(jobIdIn(await ask()), 'EX_TIMEOUT', OK));
  expect(await jobs()).toEqual(['KITCHEN_TICKET UNKNOWN', 'KITCHEN_TICKET QUEUED']);
  await ask();
  await say(
    '<PrintResponseInfo Version="3.00"><ServerDirectPrint><Response Success="false"><ErrorSummary>Data size is exceeded</ErrorSummary></Response></ServerDirectPrint></PrintResponseInfo>',
  );
  expect(await jobs()).toEqual(['KITCHEN_TICKET UNKNOWN', 'KITCHEN_TICKET FAILED']);
});

test('receivers get a sheet that is unknown, once', async () => {
  const { db } = server.database;
  const { channel } = shop.world;
  const receiver = await db.receiver.create({
    data: {
      channelId: channel.id,
      name: 'Pager',
      url: 'https://pager.example',
      events: ['PRINT_UNKNOWN'],
      bodyTemplate: '{{ change | json }}',
      secretCipher: Buffer.from('sealed'),
    },
  });
  await shop.move(await shop.place(), 'ACCEPTED');
  await shop.move(await shop.place(), 'ACCEPTED');
  await say(response(jobIdIn(await ask()), 'EX_TIMEOUT', OK));
  await ask();
  now = new Date(now.getTime() + 31_000);
  for (let look = 0; look < 2; look += 1) await lookAfterPrinters(db, now);
  const messages = await db.outboxMessage.findMany({
    where: { receiverId: receiver.id },
    orderBy: { sequence: 'asc' },
  });
  const of = (orderNumber: string) => ({
    event: 'PRINT_UNKNOWN',
    change: { print: { orderNumber, printerName: 'Kitchen', content: 'KITCHEN_TICKET' } },
  });
  expect(messages).toMatchObject([of('2011-0001'), of('2011-0002')]);
});
