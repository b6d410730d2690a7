import { z } from 'zod';
import type { Reader, Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { enqueueEvent } from '../db/outbox';
import { sql } from '../db/sql';
import { readHours } from '../hours/hours.store';
import { readMenuChanges } from './menu-changes.store';
import { type AnnouncedShop, type ShopTimes, shopChanges } from './shop-changes';
import { SHOP_EVENTS, type ShopEvent } from './shop-event';

type Heard = ReadonlySet<ShopEvent>;

const heardRows = z.array(z.object({ event: z.enum(SHOP_EVENTS) }));
const channelRow = z.tuple([z.object({ pausedUntil: z.date().nullable() })]);

/**
 * Watches a transaction in which staff, or a program of theirs, change the shop, where a receiver gets such changes. No
 * command has to say what it changes: a trigger notes each row of the menu as it was, hours and pause are looked at before.
 *
 * @returns what tells receivers the difference, in the same transaction, once all is written.
 */
export async function watchShop(tx: Transaction, shop: AnnouncedShop): Promise<(now: Date) => Promise<void>> {
  const heard = await heardEvents(tx, shop.id);
  if (heard.size === 0) return async () => undefined;
  const before = await readTimes(tx, shop.id, heard);
  return async (now) => {
    const parts = isMenuHeard(heard) ? await readMenuChanges(tx, shop.id) : [];
    const after = await readTimes(tx, shop.id, heard);
    const changes = shopChanges(shop, { parts, before, after }, now);
    for (const { event, change } of changes.filter((one) => heard.has(one.event))) {
      await enqueueEvent(tx, { channelId: shop.id, checkoutId: null, isTest: null, event, now, order: null, change });
    }
  };
}

async function heardEvents(tx: Transaction, channelId: string): Promise<Heard> {
  const rows = await sql(tx).query`
    select distinct event::text as "event" from "Receiver" receiver, unnest(receiver."events") event
    where receiver."channelId" = ${channelId}::uuid and receiver."isActive" and event::text = any(${[...SHOP_EVENTS]}::text[])`;
  return new Set(heardRows.parse(rows).map(({ event }) => event));
}

function isMenuHeard(heard: Heard): boolean {
  return heard.has('PRODUCT_UPDATED') || heard.has('PRICE_UPDATED') || heard.has('STOP_UPDATED');
}

async function readTimes(tx: Transaction, channelId: string, heard: Heard): Promise<ShopTimes> {
  const isTimeHeard = heard.has('HOURS_UPDATED') || heard.has('PAUSE_UPDATED');
  if (!isTimeHeard) return { hours: null, pausedUntil: null };
  // What another one changes meanwhile must not be reported as this one's.
  await lockLists(tx, channelId);
  return {
    hours: heard.has('HOURS_UPDATED') ? await readHours(tx, channelId) : null,
    pausedUntil: heard.has('PAUSE_UPDATED') ? await readPause(tx, channelId) : null,
  };
}

async function readPause(db: Reader, channelId: string): Promise<Date | null> {
  const rows = await sql(db).query`select "pausedUntil" from "Channel" where "id" = ${channelId}::uuid`;
  return channelRow.parse(rows)[0].pausedUntil;
}
