import { query } from '../../proof/stage/ledger';

/** What past orders refer to; rows' own ids. */
export interface OrderedFrom {
  readonly channelId: string;
  readonly warehouseId: string;
  readonly paymentMethodId: string;
}

const ORDERS_A_DAY = 400;
/** The board's orders at a busy moment. */
const LIVE_ORDERS = 40;
const CLIENTS = 5_000;

/**
 * Orders that are over, each with two lines, as many until yesterday as are wanted; once, and further back when more are
 * wanted later. Triggers rest meanwhile: what they keep is kept for what the bench itself places.
 */
export async function addPastOrders(url: string, of: OrderedFrom, from: number, to: number): Promise<void> {
  await query(
    url,
    `set session_replication_role = replica; set synchronous_commit = off;
     ${clients(of)}
     with placed as (
       insert into "Checkout" (${COLUMNS.join(', ')})
       select ${columns(of, `(array['COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED'])[1 + abs(i) % 4]`, AGE).join(', ')}
       from generate_series(${from}, ${to - 1}) i
       returning "id", "productsCost"
     )
     insert into "CheckoutLine" ("id", "checkoutId", "quantity", "unitPrice", "position", "productName", "optionsKey")
     select gen_random_uuid(), "id", 1, "productsCost" / 2, line, '{"en": "Smoked salmon"}', line from placed, generate_series(0, 1) line;`,
  );
  await query(url, 'vacuum (analyze) "Checkout"; ').catch(() => undefined);
}

/** The orders that a board shows now, at every status that is not the end. */
export async function addLiveOrders(url: string, of: OrderedFrom): Promise<void> {
  const statuses = `(array['PLACED', 'ACCEPTED', 'PREPARING', 'READY'])[1 + abs(i) % 4]`;
  await query(
    url,
    `set session_replication_role = replica;
     with placed as (
       insert into "Checkout" (${COLUMNS.join(', ')})
       select ${columns(of, statuses, `make_interval(mins => -(i % 60)::int)`).join(', ')}
       from generate_series(-${LIVE_ORDERS}, -1) i
       returning "id", "productsCost"
     )
     insert into "CheckoutLine" ("id", "checkoutId", "quantity", "unitPrice", "position", "productName", "optionsKey")
     select gen_random_uuid(), "id", 1, "productsCost" / 4, line, '{"en": "Smoked salmon"}', line from placed, generate_series(0, 3) line;`,
  );
}

/** The later the number, the longer ago. */
const AGE = `make_interval(days => -1 - i / ${ORDERS_A_DAY}, mins => -(i % ${ORDERS_A_DAY}))`;

function clients({ channelId }: OrderedFrom): string {
  return `insert into "Client" ("id", "channelId", "phone", "name", "updatedAt")
    select md5('client ' || i)::uuid, '${channelId}', '+49301' || lpad(i::text, 6, '0'), 'Client ' || i, now()
    from generate_series(0, ${CLIENTS - 1}) i on conflict do nothing;`;
}

const COLUMNS = [
  ...['id', 'channelId', 'clientId', 'status', 'token', 'name', 'phone', 'deliveryMethod', 'street', 'warehouseId'],
  ...['paymentMethodId', 'paymentType', 'paymentName', 'warehouseName', 'orderDate', 'orderSequence', 'number'],
  ...['currencyCode', 'productsCost', 'discount', 'deliveryFee', 'total', 'weight', 'idempotencyKey', 'fingerprint'],
  ...['placedAt', 'promisedAt', 'createdAt', 'updatedAt'],
].map((column) => `"${column}"`);

/** In the order of {@link COLUMNS}; `i` numbers the order. */
function columns({ channelId, warehouseId, paymentMethodId }: OrderedFrom, status: string, age: string): string[] {
  const at = `now() + ${age}`;
  const sequence = `500000 + mod(i + 1000, 100000)`;
  return [
    ...[
      `uuidv7(${age})`,
      `'${channelId}'`,
      `md5('client ' || abs(i) % ${CLIENTS})::uuid`,
      `${status}::"CheckoutStatus"`,
    ],
    ...[
      `left(md5('token ' || i), 22)`,
      `'Client ' || i % ${CLIENTS}`,
      `'+49301' || lpad((abs(i) % ${CLIENTS})::text, 6, '0')`,
    ],
    ...[
      `'DELIVERY'`,
      `'Torstraße ' || abs(i) % 200`,
      `'${warehouseId}'`,
      `'${paymentMethodId}'`,
      `'CASH'`,
      `'{"en": "Cash"}'`,
    ],
    ...[`'{"en": "Mitte"}'`, `(${at})::date`, sequence, `to_char(${at}, 'DDMM') || '-' || ${sequence}`, `'EUR'`],
    ...[`2000 + abs(i) % 3000`, '0', '300', `2300 + abs(i) % 3000`, '900', `'past-' || i`, `md5('past ' || i)`],
    ...[at, `${at} + interval '45 minutes'`, at, at],
  ];
}
