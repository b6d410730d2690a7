import { encodeGlobalID } from '@pothos/plugin-relay';
import { parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNotifications } from '../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestStaff, execute, run, testContext } from '../../graphql/testing';
import { loadSharp } from '../../kernel/load-sharp';
import { schema } from '../../schema';
import { printingShop } from './testing-printing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const FIELDS = `__typename
  ... on Printer {
    id version name kind paper locale copies kitchenTicket packingList guestCopy stationIds address isAutomatic hasAddress trouble
    warehouse { id } standIn { id }
  }
  ... on InvalidInput { fields { path code } }`;
const CREATE = `mutation ($input: CreatePrinterInput!) { answer: createPrinter(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdatePrinterInput!) { answer: updatePrinter(input: $input) { ${FIELDS} } }`;
const REORDER = `mutation ($input: ReorderPrintersInput!) {
  answer: reorderPrinters(input: $input) { ... on Channel { extensions printers { id } } }
}`;

async function office() {
  const printing = await printingShop(database);
  const { db } = database;
  const { channel } = printing.world;
  const shopNow = () => db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  const actor = await createTestStaff(db, channel.id, 'MANAGER');
  const ask = async (document: string, variables: object) =>
    (
      await run<{ answer: Record<string, unknown> }>(
        testContext(db, await shopNow(), { actor }),
        document,
        variables as Record<string, unknown>,
      )
    ).answer;
  const station = await db.station.create({ data: { channelId: channel.id, name: { en: 'Hot' } } });
  return { ...printing, ask, shopNow, stationId: encodeGlobalID('Station', station.id) };
}

test('a printer needs a name and a kind, and keeps all that it is given', async () => {
  const { ask, stationId, world } = await office();
  const bar = await ask(CREATE, { input: { name: 'Bar', kind: 'EPSON_SDP' } });
  expect(bar).toMatchObject({ paper: 'MM80', locale: 'en', copies: 1, kitchenTicket: 'ACCEPTED', trouble: 'SILENT' });
  const warehouseId = encodeGlobalID('Warehouse', world.warehouse());
  const fields = {
    name: 'Kitchen',
    paper: 'MM58',
    locale: 'ru',
    copies: 2,
    isAutomatic: false,
    address: '192.168.1.50:9100',
    kitchenTicket: 'PLACED',
    packingList: 'READY',
    guestCopy: 'ACCEPTED',
    stationIds: [stationId],
  };
  const whole = { ...fields, warehouse: { id: warehouseId }, standIn: { id: bar.id } };
  const ids = { warehouseId, standInId: bar.id };
  expect(await ask(CREATE, { input: { ...fields, ...ids, kind: 'ESC_POS' } })).toMatchObject({
    ...whole,
    kind: 'ESC_POS',
  });
  const { id, version } = await ask(CREATE, { input: { name: 'Packing', kind: 'CLOUDPRNT' } });
  expect(await ask(UPDATE, { input: { id, version, ...fields, ...ids } })).toMatchObject({ ...whole, version: 2 });
  expect(await ask(REORDER, { input: { ids: [id] } })).toMatchObject({ printers: [{ id }, {}, {}] });
});

test('a printer does not stand in for itself, nor one of another shop', async () => {
  const { ask, addPrinter, shopNow } = await office();
  const theirs = await (await printingShop(database)).addPrinter();
  const { id, version } = await addPrinter();
  const own = encodeGlobalID('Printer', id);
  const fields = [{ path: ['input', 'standInId'], code: 'INVALID' }];
  for (const standInId of [own, encodeGlobalID('Printer', theirs.id)]) {
    expect(await ask(UPDATE, { input: { id: own, version, standInId } })).toMatchObject({ fields });
  }
  const REMOVE = 'mutation ($id: ID!) { answer: deletePrinter(id: $id) { __typename ... on Refusal { code } } }';
  expect((await shopNow()).printerCount).toBe(1);
  expect(await ask(REMOVE, { id: encodeGlobalID('Printer', theirs.id) })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(REMOVE, { id: own })).toEqual({ __typename: 'Deleted' });
  expect((await shopNow()).printerCount).toBe(0);
});

test('an address is read once, replaced by the next and taken away', async () => {
  const { ask, addPrinter } = await office();
  const id = encodeGlobalID('Printer', (await addPrinter()).id);
  const ISSUE = `mutation ($id: ID!) {
    answer: issuePrinterAddress(id: $id) { ... on PrinterAddress { url printer { hasAddress } } }
  }`;
  const first = await ask(ISSUE, { id });
  expect(first).toMatchObject({ url: expect.stringContaining('/printers/'), printer: { hasAddress: true } });
  expect((await ask(ISSUE, { id })).url).not.toBe(first.url);
  const REVOKE = 'mutation ($id: ID!) { answer: revokePrinterAddress(id: $id) { ... on Printer { hasAddress } } }';
  expect(await ask(REVOKE, { id })).toEqual({ hasAddress: false });
});

test('by hand an order is printed, then as a copy, and a job that failed is printed again or dealt with', async () => {
  const { ask, addPrinter, place, jobs } = await office();
  const printer = await addPrinter();
  const orderId = encodeGlobalID('Checkout', await place());
  const printerId = encodeGlobalID('Printer', printer.id);
  const JOB = '... on PrintJob { id content status isRepeat needsCare orderNumber }';
  const PRINT = `mutation ($input: PrintOrderInput!) { answer: printOrder(input: $input) { ${JOB} } }`;
  const sheet = { input: { orderId, printerId, content: 'GUEST_COPY' } };
  expect(await ask(PRINT, sheet)).toMatchObject({ status: 'QUEUED', isRepeat: false, orderNumber: '2011-0001' });
  expect(await ask(PRINT, sheet)).toMatchObject({ isRepeat: true });
  await database.db.printJob.updateMany({ where: { printerId: printer.id }, data: { status: 'UNKNOWN' } });
  const CARE = `query ($id: ID!) {
    answer: node(id: $id) { ... on Printer { jobs(needsCare: true) { totalCount nodes { id } } } }
  }`;
  const { jobs: waiting } = await ask(CARE, { id: printerId });
  const [second, first] = (waiting as { nodes: { id: string }[] }).nodes;
  const one = (name: string) => `mutation ($id: ID!) { answer: ${name}(id: $id) { ${JOB} } }`;
  expect(await ask(one('printAgain'), { id: second?.id })).toMatchObject({ status: 'QUEUED', isRepeat: true });
  expect(await ask(one('dismissPrintJob'), { id: first?.id })).toMatchObject({ status: 'UNKNOWN', needsCare: false });
  expect(await ask(CARE, { id: printerId })).toEqual({ jobs: { totalCount: 0, nodes: [] } });
  expect(await ask(one('printTestPage'), { id: printerId })).toMatchObject({ content: 'TEST_PAGE', orderNumber: null });
  expect(await jobs(printer)).toEqual([
    ...['GUEST_COPY UNKNOWN', 'GUEST_COPY UNKNOWN COPY', 'GUEST_COPY QUEUED COPY', 'TEST_PAGE QUEUED'],
  ]);
});

test('operators print and change no printers, and strangers see none', async () => {
  const { world, operator, addPrinter } = await office();
  const id = encodeGlobalID('Printer', (await addPrinter()).id);
  const context = testContext(database.db, world.channel, { actor: operator.actor });
  const refused = await execute(context, CREATE, { input: { name: 'Mine', kind: 'CLOUDPRNT' } });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const stranger = testContext(database.db, world.channel);
  expect(await execute(stranger, '{ channel { printers { id } } }')).toMatchObject({ errors: [{}] });
  expect((await execute(stranger, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data?.node ?? null).toBeNull();
});

test('jobs are listed by order, and a preview is the picture that the printer gets', async () => {
  const { ask, addPrinter, place, move } = await office();
  const printer = await addPrinter({ paper: 'MM58' });
  const id = encodeGlobalID('Printer', printer.id);
  const PREVIEW = 'query ($id: ID!) { answer: node(id: $id) { ... on Printer { preview(content: KITCHEN_TICKET) } } }';
  const testPage = await ask(PREVIEW, { id });
  const order = await place();
  await move(order, 'ACCEPTED');
  await move(await place(), 'ACCEPTED');
  const JOBS = `query ($id: ID!, $orderId: ID!) {
    answer: node(id: $id) { ... on Printer { jobs(orderId: $orderId) { nodes { content orderNumber } } } }
  }`;
  const { jobs } = await ask(JOBS, { id, orderId: encodeGlobalID('Checkout', order) });
  expect(jobs).toEqual({ nodes: [{ content: 'KITCHEN_TICKET', orderNumber: '2011-0001' }] });
  const { preview } = await ask(PREVIEW, { id });
  expect(preview).not.toBe(testPage.preview);
  const sharp = await loadSharp();
  const png = Buffer.from(String(preview).replace('data:image/png;base64,', ''), 'base64');
  expect((await sharp(png).metadata()).width).toBe(384);
});

test('staff hear that a printer or a job is in another state', async () => {
  const { world, operator, addPrinter, place, move } = await office();
  await addPrinter();
  const notifications = createNotifications(database.url);
  const context = { ...testContext(database.db, world.channel, { actor: operator.actor }), notifications };
  const events = await subscribe({
    schema,
    document: parse('subscription { printing { id } }'),
    contextValue: context,
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events.errors));
  const heard = events.next();
  await move(await place(), 'ACCEPTED');
  expect((await heard).value).toMatchObject({
    data: { printing: { id: encodeGlobalID('Channel', world.channel.id) } },
  });
  await events.return?.();
  await notifications.close();
});

test('a printer in the network needs an address', async () => {
  const { ask } = await office();
  const port = { name: 'Kitchen', kind: 'ESC_POS' };
  expect(await ask(CREATE, { input: port })).toMatchObject({
    fields: [{ path: ['input', 'address'], code: 'INVALID' }],
  });
  const { id, version } = await ask(CREATE, { input: { ...port, address: '192.168.1.50' } });
  expect(await ask(UPDATE, { input: { id, version, address: null } })).toMatchObject({ fields: [{}] });
});
