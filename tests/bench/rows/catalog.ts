import type { Request } from 'autocannon';
import pg from 'pg';
import type { BenchRow } from '../bench-row';
import { compareWithBare } from '../load/compare';
import type { BenchStage } from '../stage/bench-stage';
import { changeOfMenu } from '../stage/touch-menu';

/** A page of dishes as another storefront queries it. */
export const CATALOG_QUERY = /* GraphQL */ `
  query Menu($slug: String!, $first: Int!) {
    category(slug: $slug) {
      id slug name icon
      products(first: $first) {
        nodes {
          id slug name description tags isSoldOut weight unit
          priceFrom { minor currencyCode }
          photo { url(width: 320) placeholder }
          variants { id name price { minor } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

export const catalogRequest = (first = 24): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query: CATALOG_QUERY, variables: { slug: 'category-0', first } }),
});

/** Asked by somebody signed in: nothing is kept of such an answer. */
function signedIn(cookie: string): Request {
  const request = catalogRequest();
  return { ...request, headers: { ...request.headers, cookie } };
}

/** A document that nobody has sent before, each time. */
function newDocuments(): Request {
  let sent = 0;
  return {
    ...catalogRequest(),
    setupRequest: (request) => {
      sent += 1;
      const query = CATALOG_QUERY.replace('category(', `asked${sent}: category(`);
      return { ...request, body: JSON.stringify({ query, variables: { slug: 'category-0', first: 24 } }) };
    },
  };
}

const ANSWERS_A_CHANGE = 100;

export const catalog: BenchRow = {
  name: 'catalog',
  summary: 'The storefront’s catalog query: 24 dishes with their variants, over GraphQL.',
  async run({ stage, seconds, turns }) {
    const measure = (work: string, request: Request, atLeast: number) =>
      compareWithBare(`catalog query, ${work}`, { stage, requests: [request], atLeast, seconds, turns });
    const menu = await openChangingMenu(stage);
    try {
      return [
        await measure('warm', catalogRequest(), 0.5),
        await measure('asked by somebody signed in', signedIn(stage.staffCookie), 0.06),
        await measure('a new document each time', newDocuments(), 0.04),
        await measure('1 in 100 after a change', { ...catalogRequest(), onResponse: menu.answered }, 0.45),
      ];
    } finally {
      await menu.close();
    }
  },
};

/** A menu of which a price changes after each so many answers; written past the server, whose work is to answer. */
async function openChangingMenu(stage: BenchStage) {
  const client = new pg.Client(stage.cluster.url);
  await client.connect();
  const change = changeOfMenu(stage);
  let answers = 0;
  let changes = Promise.resolve();
  return {
    answered() {
      answers += 1;
      if (answers % ANSWERS_A_CHANGE === 0) changes = changes.then(async () => void (await client.query(change)));
    },
    async close() {
      await changes;
      await client.end();
    },
  };
}
