import { shop } from '../../../api/checkout/testing-world';
import { createDatabase } from '../../../api/db/client';
import type { BenchStage } from './bench-stage';
import { FIXED_MENU, fillMenu } from './menu';

/** Another shop on the same servers, found by its host. */
export interface OtherShop {
  readonly host: string;
}

/** A shop with a menu of that size beside the first one. Made once; asked for again, it is the same. */
export async function openMenuOf({ cluster }: BenchStage, products: number): Promise<OtherShop> {
  const host = `menu-${products}.test`;
  const db = createDatabase(cluster.url);
  try {
    if (await db.channel.findFirst({ where: { hosts: { has: host } } })) return { host };
    const { channel, catalog } = await shop(db, { hosts: [host] }).open();
    await db.category.deleteMany({ where: { channelId: channel.id } });
    await fillMenu(cluster.url, { ...FIXED_MENU, products, channelId: channel.id, menuId: catalog.menuId });
    await db.$executeRaw`analyze`;
    return { host };
  } finally {
    await db.$disconnect();
  }
}
