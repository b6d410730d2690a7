import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A placed order as the tables have it, which is written again and again. */
interface Pattern {
  readonly order: { readonly channelId: string; readonly slotFrom: string; readonly promoCodeId: string };
  readonly lines: readonly object[];
  readonly message: object;
}

/** The least that placing an order can be: what is locked, and then all that is written by one statement. */
export async function openLeastOrder(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<Pattern>(
    `select to_jsonb(placed) as "order",
       (select jsonb_agg(to_jsonb(line)) from "CheckoutLine" line where line."checkoutId" = placed."id") as "lines",
       (select "order" from "OutboxMessage" where "checkoutId" = placed."id" limit 1) as "message"
     from "Checkout" placed where placed."promoCodeId" is not null order by placed."placedAt" desc limit 1`,
  );
  const [pattern] = rows;
  if (!pattern) throw new Error('no order has been placed to write another one like it');
  return async () => {
    const client = await pool.connect();
    await place(client, pattern);
    client.release();
  };
}

async function place(client: pg.PoolClient, { order, lines, message }: Pattern): Promise<void> {
  const key = randomUUID();
  await client.query('begin');
  await client.query({ name: 'key', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [key] });
  await client.query({
    name: 'hold',
    text: `select channel.*, promo.* from "Channel" channel, "PromoCode" promo where channel."id" = $1 and promo."id" = $2
      for key share of channel for no key update of promo`,
    values: [order.channelId, order.promoCodeId],
  });
  const own = { id: randomUUID(), token: randomBytes(16).toString('base64url'), idempotencyKey: key };
  await client.query({
    name: 'place',
    text: PLACE,
    values: [JSON.stringify({ ...order, ...own }), JSON.stringify(lines), JSON.stringify(message)],
  });
  await client.query('commit');
}

const PLACE = `
  with asked as materialized (
    select * from jsonb_populate_record(null::"Checkout", $1::jsonb)
  ), place as (
    insert into "SlotUsage" as usage ("channelId", "startsAt", "taken") select "channelId", "slotFrom", 1 from asked
    on conflict ("channelId", "startsAt") do update set "taken" = usage."taken" + 1 returning 1
  ), promo as (
    update "PromoCode" set "used" = "used" + 1
    where "id" = (select "promoCodeId" from asked) and exists (select from place) returning "id"
  ), client as (
    insert into "Client" ("id", "channelId", "phone", "name", "updatedAt")
    select gen_random_uuid(), "channelId", "phone", asked."name", now() from asked, promo
    on conflict ("channelId", "phone") do update set "name" = excluded."name" returning "id"
  ), counter as (
    insert into "OrderCounter" as counter ("channelId", "date", "last")
    select "channelId", "orderDate", 1 from asked, client
    on conflict ("channelId", "date") do update set "last" = counter."last" + 1 returning "last"
  ), placed as (
    insert into "Checkout" select placed.* from client, counter, lateral jsonb_populate_record(null::"Checkout", $1::jsonb
      || jsonb_build_object('clientId', client."id", 'orderSequence', counter."last", 'number', 'N-' || counter."last")) placed
  ), line as (
    insert into "CheckoutLine" select line.* from asked, jsonb_array_elements($2::jsonb) given, lateral
      jsonb_populate_record(null::"CheckoutLine", given
        || jsonb_build_object('id', gen_random_uuid(), 'checkoutId', asked."id")) line
  ), used as (
    insert into "PromoUse" ("checkoutId", "promoCodeId", "phone") select asked."id", promo."id", "phone" from asked, promo
  ), moved as (
    insert into "StatusMove" ("id", "checkoutId", "from", "to") select gen_random_uuid(), "id", 'OPEN', 'PLACED' from asked
  ), message as (
    insert into "OutboxMessage" ("id", "channelId", "checkoutId", "receiverId", "event", "order")
    select gen_random_uuid(), asked."channelId", asked."id", receiver."id", 'PLACED', $3::json
    from asked join "Receiver" receiver on receiver."channelId" = asked."channelId" and receiver."isActive"
  )
  select pg_notify('least', '')`;
