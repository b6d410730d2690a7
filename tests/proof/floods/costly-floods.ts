import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, count, type Flood, type Flooded, type Sent, total } from './flood';
import { worstQueries } from './worst-queries';

/** A refused client comes back so soon, and no sooner: the limit of requests would stop the flood. */
const AGAIN_MS = 500;
/** The dearest are sent on, so many of them. */
const DEAREST = 5;
const NUMBERS = { 1: 'one address', 2: 'two addresses', 10: 'ten addresses' } as const;

type Make = (random: number) => Omit<Sent, 'address'>;

/** By so many addresses, each with all of its connections. */
function costly(
  name: string,
  addresses: keyof typeof NUMBERS,
  prepare: (flooded: Flooded) => Promise<readonly Make[]>,
) {
  return {
    name: `${name} from ${NUMBERS[addresses]}`,
    prepare,
    async run(flooded, tally, signal) {
      const makes = await prepare(flooded);
      const { url, connections } = flooded;
      const agent = new Agent({ keepAlive: true, maxSockets: addresses * connections });
      // Its connections are cut when it is over: what they still wait for is begun no more.
      signal.addEventListener('abort', () => agent.destroy(), { once: true });
      let sent = 0;
      const go = async (_: unknown, connection: number) => {
        while (!signal.aborted) {
          const make = makes[sent++ % makes.length];
          if (!make) return;
          const address = `203.0.113.${100 + (connection % addresses)}`;
          const { status } = await ask(agent, url, { ...make(sent), address });
          count(tally, status === 0 ? 'cut' : String(status));
          if (status !== 200) await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
        }
      };
      await Promise.all(Array.from({ length: addresses * connections }, go));
    },
    judge: (tally) => (total(tally) > 0 ? [] : ['nothing was tried']),
  } satisfies Flood;
}

/** What each field answers to strangers is measured once, alone. */
const dearest = new WeakMap<Flooded, Promise<readonly Make[]>>();

async function dearestQueries({ url, shop }: Flooded): Promise<readonly Make[]> {
  const agent = new Agent({ keepAlive: true });
  const timed: { readonly query: string; readonly ms: number }[] = [];
  for (const operations of worstQueries(shop.variantIds[0] ?? '').values()) {
    for (const query of operations) {
      const startedAt = performance.now();
      const { status } = await ask(agent, url, { path: '/graphql', address: '203.0.113.99', body: body(query) });
      if (status !== 200) continue;
      timed.push({ query, ms: performance.now() - startedAt });
      break;
    }
  }
  agent.destroy();
  timed.sort((one, other) => other.ms - one.ms);
  return timed.slice(0, DEAREST).map(
    ({ query }): Make =>
      (random) => ({ path: '/graphql', body: body(`${query}#${random}`) }),
  );
}

const body = (query: string) => JSON.stringify({ query });

function queriesOf(flooded: Flooded): Promise<readonly Make[]> {
  const known = dearest.get(flooded) ?? dearestQueries(flooded);
  dearest.set(flooded, known);
  return known;
}

/** Each address is another one: what pages know of a query, what they don't, and pages that there are not. */
const PAGES: readonly Make[] = [
  (random) => ({ path: `/catalog?x=${random}` }),
  (random) => ({ path: `/catalog?q=${random}` }),
  (random) => ({ path: `/?step=${random}` }),
  (random) => ({ path: `/search?q=${random}` }),
  (random) => ({ path: `/catalog/${random}` }),
  (random) => ({ path: `/${random}` }),
  (random) => ({ path: `/catalog.data?x=${random}` }),
  (random) => ({ path: `/catalog/_payload.json?x=${random}` }),
  (random) => ({ path: '/catalog', headers: { accept: `text/html, x/${random}` } }),
];

/** The dearest operation and the dearest page that strangers can ask for. */
export const costlyFloods: readonly Flood[] = ([1, 2, 10] as const).flatMap((addresses) => [
  costly('queries', addresses, queriesOf),
  costly('pages', addresses, async () => PAGES),
]);
