import { afterAll, beforeAll, expect, test } from 'vitest';
import { amendOrder } from '../../checkout/amending/amend-order.command';
import { delayOrder } from '../../checkout/order-life/delay-order.command';
import { stepBackOrder } from '../../checkout/order-life/step-back.command';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { printingShop } from './testing-printing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const settle = (id: string) =>
  database.db.printJob.updateMany({ where: { checkoutId: id }, data: { status: 'PRINTED' } });

test('a sheet is queued at its moment, as often as the printer’s copies, and once for an order', async () => {
  const { addPrinter, place, move, jobs, operator } = await printingShop(database);
  const printer = await addPrinter({ copies: 2, packingList: 'READY', guestCopy: 'PLACED' });
  const id = await place();
  expect(await jobs(printer)).toEqual(['GUEST_COPY QUEUED', 'GUEST_COPY QUEUED']);
  await delayOrder(operator, { id, minutes: 10 });
  expect(await jobs(printer)).toHaveLength(2);
  await move(id, 'ACCEPTED');
  expect((await jobs(printer)).slice(2)).toEqual(['KITCHEN_TICKET QUEUED', 'KITCHEN_TICKET QUEUED']);
  await move(id, 'PREPARING');
  await move(id, 'READY');
  await stepBackOrder(operator, { id, reason: 'Too early' });
  await move(id, 'READY');
  expect((await jobs(printer)).slice(4)).toEqual(['PACKING_LIST QUEUED', 'PACKING_LIST QUEUED']);
});

test('printers of another kitchen, of another shop and those that are switched off get nothing', async () => {
  const { world, addPrinter, place, move, jobs } = await printingShop(database);
  await world.addWarehouse('Harbour');
  const other = await printingShop(database);
  const printers = [
    await addPrinter({ warehouseId: world.warehouse('Harbour') }),
    await addPrinter({ isAutomatic: false }),
    await other.addPrinter(),
  ];
  const own = await addPrinter({ warehouseId: world.warehouse('Mitte') });
  await move(await place(), 'ACCEPTED');
  for (const printer of printers) expect(await jobs(printer)).toEqual([]);
  expect(await jobs(own)).toEqual(['KITCHEN_TICKET QUEUED']);
});

test('a change is queued where the ticket is out, and not where it still waits', async () => {
  const { addPrinter, place, move, jobs, operator } = await printingShop(database);
  const printer = await addPrinter();
  const id = await place();
  await move(id, 'ACCEPTED');
  const [line] = await database.db.checkoutLine.findMany({ where: { checkoutId: id }, orderBy: { position: 'asc' } });
  const change = (quantity: number) =>
    amendOrder(operator, { id, lines: [{ lineId: line?.id ?? '', quantity }], isAgreedByPhone: true });
  await change(3);
  expect(await jobs(printer)).toEqual(['KITCHEN_TICKET QUEUED']);
  await settle(id);
  await change(1);
  expect(await jobs(printer)).toEqual(['KITCHEN_TICKET PRINTED', 'CHANGE QUEUED']);
  const job = await database.db.printJob.findFirstOrThrow({ where: { checkoutId: id, content: 'CHANGE' } });
  expect(job.change).toMatchObject({ lines: [{ before: 3, after: 1 }] });
});

test('a cancellation follows what is on paper, and one that is taken back brings the ticket as a copy', async () => {
  const { addPrinter, place, move, jobs, operator } = await printingShop(database);
  const printer = await addPrinter();
  const [seen, unseen] = [await place(), await place()];
  await move(seen, 'ACCEPTED');
  await settle(seen);
  await move(seen, 'CANCELLED');
  await move(unseen, 'CANCELLED');
  expect(await jobs(printer)).toEqual(['KITCHEN_TICKET PRINTED', 'CANCELLATION QUEUED']);
  await stepBackOrder(operator, { id: seen, reason: 'By mistake' });
  expect((await jobs(printer)).at(-1)).toBe('KITCHEN_TICKET QUEUED COPY');
});

test('a move that is undone leaves no job', async () => {
  const { addPrinter, place, move, jobs, operator } = await printingShop(database);
  const printer = await addPrinter();
  const id = await place();
  await expect(move(id, 'READY')).rejects.toThrow();
  const broken = { ...operator, announceOrder: async () => Promise.reject(new Error('away')) };
  await expect(delayOrder(broken, { id, minutes: 5 })).rejects.toThrow('away');
  expect(await jobs(printer)).toEqual([]);
});
