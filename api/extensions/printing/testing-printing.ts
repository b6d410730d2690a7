import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '../../../domain/order-status';
import { moveOrder } from '../../checkout/order-life/move-order.command';
import { placeOrder } from '../../checkout/placing/place-order.command';
import type { PlacingCaller } from '../../checkout/placing/placing';
import { goodDetails } from '../../checkout/testing-shopper';
import { shop, type World } from '../../checkout/testing-world';
import type { TestDatabase } from '../../db/testing';
import type { Printer, Prisma } from '../../generated/prisma/client';
import { queueJobs } from './queue-jobs.store';

/** A shop with a printer, whose orders write jobs. */
export async function printingShop({ db }: TestDatabase) {
  const world = await shop(db).dish('Borscht', 900).withOption('Extra', { Egg: 50 }).dish('Cola', 300).open();
  const caller = (staff: PlacingCaller): PlacingCaller => ({ ...staff, announceOrder: queueJobs });
  const operator = caller(await world.staff('OPERATOR'));
  const manager = caller(await world.staff('MANAGER'));
  return {
    world,
    operator,
    manager,
    addPrinter: (change: Partial<Prisma.PrinterUncheckedCreateInput> = {}) => addPrinter(world, change),
    async place(): Promise<string> {
      const visitor = caller(world.caller({ kind: 'visitor', sessionId: null }));
      const lines = [world.choice('Borscht', 2, ['Egg']), world.choice('Cola')];
      return (
        await placeOrder(visitor, {
          ...goodDetails(world),
          warehouseId: world.warehouse(),
          idempotencyKey: randomUUID(),
          lines,
        })
      ).id;
    },
    move: (id: string, to: OrderStatus) =>
      moveOrder(operator, { id, to, ...(to === 'CANCELLED' && { reasonCode: 'CLOSING' as const }) }),
    /** What was written, in order: `KITCHEN_TICKET QUEUED`. */
    async jobs(printer: Printer): Promise<string[]> {
      const rows = await db.printJob.findMany({ where: { printerId: printer.id }, orderBy: { sequence: 'asc' } });
      return rows.map(({ content, status, isRepeat }) => [content, status, ...(isRepeat ? ['COPY'] : [])].join(' '));
    },
  };
}

async function addPrinter(world: World, change: Partial<Prisma.PrinterUncheckedCreateInput>): Promise<Printer> {
  const { db, channel } = world;
  await world.change({ printerCount: { increment: 1 } });
  return db.printer.create({ data: { channelId: channel.id, name: 'Kitchen', kind: 'CLOUDPRNT', ...change } });
}
