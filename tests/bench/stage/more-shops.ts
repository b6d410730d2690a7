import { query } from '../../proof/stage/ledger';
import type { BenchStage } from './bench-stage';

/** Gives the shop a host, and others beside it with a host each, until there are as many. */
export async function addShops(
  { cluster, shop: { world } }: BenchStage,
  { shops, host }: { readonly shops: number; readonly host: string },
): Promise<void> {
  await query(
    cluster.url,
    `update "Channel" set "hosts" = '{${host}}' where "id" = '${world.channel.id}';
     insert into "Channel" select other.* from "Channel" channel, generate_series(1, ${shops} - (select count(*) from "Channel")) i,
       lateral jsonb_populate_record(channel, jsonb_build_object('id', uuidv7(), 'hosts', array['shop-' || i || '.test'])) other
       where channel."id" = '${world.channel.id}';
     analyze "Channel";`,
  );
}
