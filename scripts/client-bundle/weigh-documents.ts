// What the server sends for the pages of an order, with gzip and without a visitor: JSON on standard output, bytes by page.
import { gzipSync } from 'node:zlib';
import { makeDataDirectory, startCarte } from '../../tests/e2e/carte-server';

const PATHS = {
  home: '/',
  menu: '/catalog',
  category: '/catalog/pizza',
  product: '/catalog/pizza/margherita',
  checkout: '/checkout',
} as const;
/** Are weighed as the files that they come from. */
const STYLES = /<style\b.*?<\/style>/gs;
/** Its words are the longer ones, and two bytes a letter. */
const LOCALE = '/ru';

const data = await makeDataDirectory();
const server = await startCarte({ demo: true, dataDirectory: data.path });
try {
  const sizes: Record<string, number> = {};
  for (const [page, path] of Object.entries(PATHS)) {
    const answer = await fetch(`${server.url}${LOCALE}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    sizes[page] = gzipSync((await answer.text()).replaceAll(STYLES, '')).length;
  }
  console.log(JSON.stringify(sizes));
} finally {
  await server.stop();
  await data.remove();
}
