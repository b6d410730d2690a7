import type { BenchRow } from '../bench-row';
import { addShops } from '../stage/more-shops';
import { measureCart } from './cart';
import { measureWarmPage } from './pages';

const SHOPS = 500;
const HOST = 'bench.test';

export const shops: BenchRow = {
  name: 'shops',
  summary: `The home page and a dish into a cart, when the shop is one of ${SHOPS} and is found by its host.`,
  async run(bench) {
    await addShops(bench.stage, { shops: SHOPS, host: HOST });
    return [
      await measureWarmPage(bench, `home page, HTML, warm, 1 of ${SHOPS} shops`, '/en', HOST),
      ...(await measureCart(bench, `a dish into a cart, 1 of ${SHOPS} shops`, HOST)),
    ];
  },
};
