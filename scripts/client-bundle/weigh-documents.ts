// The size of the order pages' HTML, gzipped, for an anonymous visitor: JSON on standard output, bytes by page.
import { gzipSync } from 'node:zlib';
import { makeDataDirectory, startCarte } from '../../tests/e2e/carte-server';

const PATHS = {
  home: '/',
  menu: '/catalog',
  category: '/catalog/pizza',
  product: '/catalog/pizza/margherita',
  checkout: '/checkout',
} as const;
/** Inlined styles are weighed as the files that they come from. */
const STYLES = /<style\b.*?<\/style>/gs;
/** Russian texts are longer, and each letter takes two bytes. */
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
