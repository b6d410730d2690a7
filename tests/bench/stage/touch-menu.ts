import { query } from '../../proof/stage/ledger';
import type { BenchStage } from './bench-stage';

/** A change of the menu, written past the server. */
export const changeOfMenu = ({ shop: { world } }: BenchStage) => `with priced as (
    update "Variant" set "price" = 450 + ("price" + 1) % 500 where "id" = md5('variant ${world.catalog.menuId} 0 0')::uuid
  )
  update "Channel" set "catalogRevision" = "catalogRevision" + 1 where "id" = '${world.channel.id}'`;

export async function touchMenu(stage: BenchStage): Promise<void> {
  await query(stage.cluster.url, changeOfMenu(stage));
}

/** The same of another shop, by its host. */
export async function touchMenuOf({ cluster }: BenchStage, host: string): Promise<void> {
  await query(
    cluster.url,
    `update "Channel" set "catalogRevision" = "catalogRevision" + 1 where '${host}' = any("hosts")`,
  );
}
