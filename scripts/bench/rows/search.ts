import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import type { Finding } from '../finding';
import { measureLoad } from '../load/load';
import { openMenuOf } from '../stage/more-menus';
import { ownRequest } from '../stage/own-documents';

const PRODUCTS = 5_000;
const LONGEST_P99_MS = 20;
/** A shopper types a few words a second; the goal is what one of them waits while others search too. */
const CONNECTIONS = 4;

/** Words as people type them: whole, begun, mistyped, in the wrong layout, in Russian. */
const WORDS = ['salmon', 'grilled chick', 'piza', 'spicy soup', 'gbwwf', 'сливочная паста', 'burger bacon', 'rool'];

export function searchRequests(host: string): Request[] {
  return WORDS.map((words) => ({
    method: 'POST',
    path: '/graphql',
    headers: { host, 'content-type': 'application/json', accept: 'application/json' },
    body: ownRequest('Search', { query: words, first: 24 }),
  }));
}

export const search: BenchRow = {
  name: 'search',
  summary: `Words in a menu of ${PRODUCTS.toLocaleString('en')} dishes, as the storefront’s page asks for them.`,
  async run({ stage, seconds, turns }) {
    const { host } = await openMenuOf(stage, PRODUCTS);
    const target = { url: stage.server.url, requests: searchRequests(host) };
    await measureLoad(target, { seconds: 2, connections: CONNECTIONS });
    const load = await measureLoad(target, { seconds: seconds * turns, connections: CONNECTIONS });
    const finding: Finding = {
      work: `search, ${PRODUCTS.toLocaleString('en')} dishes, ${CONNECTIONS} at once: p99`,
      ...{ load, baseline: null, found: load.p99, unit: 'ms', goal: { atMost: LONGEST_P99_MS } },
    };
    return [finding];
  },
};
