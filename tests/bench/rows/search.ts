import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { type Finding, figure } from '../finding';
import { measureLoad } from '../load/load';
import { openMenuOf } from '../stage/more-menus';
import { ownRequest } from '../stage/own-documents';

const PRODUCTS = 5_000;
const LONGEST_P99_MS = 20;
/** A shopper types a few words a second; the goal is what one of them waits while others search too. */
const CONNECTIONS = 4;

/** Words as people type them: whole, begun, mistyped, in the wrong layout, in Russian. */
const WORDS = ['salmon', 'grilled chick', 'piza', 'spicy soup', 'gbwwf', 'сливочная паста', 'burger bacon', 'rool'];

function searchRequest(host: string, variables: { readonly query: string; readonly asked?: number }): Request {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { host, 'content-type': 'application/json', accept: 'application/json' },
    body: ownRequest('Search', { ...variables, first: 24 }),
  };
}

/** What others have searched for before: the server has the answers. */
function knownSearches(host: string): Request[] {
  return WORDS.map((query) => searchRequest(host, { query }));
}

/** The same words, searched each time: a number that the document does not ask for makes each question another one. */
export function newSearches(host: string): Request[] {
  let asked = 0;
  return WORDS.map((query) => ({
    setupRequest: (sent) => {
      asked += 1;
      return { ...sent, ...searchRequest(host, { query, asked }) };
    },
  }));
}

export const search: BenchRow = {
  name: 'search',
  summary: `Words in a menu of ${PRODUCTS.toLocaleString('en')} dishes, as the storefront’s page asks for them: new ones, and again.`,
  async run({ stage, seconds, turns }) {
    const { host } = await openMenuOf(stage, PRODUCTS);
    const measure = async (what: string, requests: Request[]): Promise<Finding> => {
      const target = { stage, requests };
      await measureLoad(target, { seconds: 2, connections: CONNECTIONS });
      const load = await measureLoad(target, { seconds: seconds * turns, connections: CONNECTIONS });
      const work = `${what}, ${PRODUCTS.toLocaleString('en')} dishes, ${CONNECTIONS} at once: p99`;
      return { ...figure(work, load.p99, 'ms', { atMost: LONGEST_P99_MS }), load };
    };
    return [
      await measure('a new search', newSearches(host)),
      await measure('a search made before', knownSearches(host)),
    ];
  },
};
