import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createSignIn } from '../../staff/testing';
import { startTestServer, type TestServer } from '../server/testing-server';

/** What the page was rendered of: the router's address, and the whole query. */
const rendered: string[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    renderPage: async (request, { search, nonce }) => {
      rendered.push(`${new URL(request.url).pathname}${new URL(request.url).search} of ${search}`);
      return new Response(`<script nonce="${nonce}"></script>`, { headers: { 'content-type': 'text/html' } });
    },
  });
  const { channel } = await shop(server.database.db).dish('Cola', 300).open();
  await createSignIn(server.database.db, channel.id, 'ADMIN');
});
afterAll(() => server.close());

test.each(['/', '/ru/catalog', '/catalog/pizza/margherita'])(
  'whatever a stranger adds to %s that no page reads, it is rendered once',
  async (path) => {
    rendered.length = 0;
    for (const [name, value] of Object.entries({ accept: 'text/html;q=0.7', cookie: 'visit=1', 'user-agent': 'x' })) {
      for (const query of ['', '?x=1', '?x=2&utm_source=qr']) {
        expect((await server.client({ [name]: value }).get(path + query)).status).toBe(200);
      }
    }
    expect(rendered).toEqual([`${path} of `]);
  },
);

test('what a page reads makes another page, of whichever order; a redirect finds the rest too', async () => {
  rendered.length = 0;
  for (const query of ['?x=1&without=MILK&tag=VEGAN', '?tag=VEGAN&without=MILK', '?tag=VEGAN']) {
    await server.client().get(`/catalog${query}`);
  }
  expect(rendered).toEqual([
    '/catalog?tag=VEGAN&without=MILK of ?x=1&without=MILK&tag=VEGAN',
    '/catalog?tag=VEGAN of ?tag=VEGAN',
  ]);
});
