// A storefront's server in one file: its own files, and /graphql with the token that no browser may see.
//   SHOP=https://shop.example TOKEN=carte_… node proxy.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

const { SHOP = 'http://localhost:3000', TOKEN = '', PORT = '8080' } = process.env;
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
const FILES = [
  'index.html',
  'style.css',
  'storefront.js',
  'cart.js',
  'form.js',
  'order.js',
  'api.js',
  'texts.js',
  'element.js',
];

/** Who is asking: the shopper's session, which the browser keeps, and the language. Nothing else is passed on. */
const PASSED_ON = ['content-type', 'x-locale', 'carte-session'];

async function forward(request, response) {
  const headers = { authorization: `Bearer ${TOKEN}` };
  for (const name of PASSED_ON) if (request.headers[name]) headers[name] = request.headers[name];
  const body = Readable.toWeb(request);
  const answer = await fetch(`${SHOP}/graphql`, { method: 'POST', headers, body, duplex: 'half' });
  const session = answer.headers.get('carte-session');
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...(session && { 'carte-session': session }),
  });
  response.end(await answer.text());
}

async function servePhoto(path, response) {
  const photo = await fetch(`${SHOP}${path}`);
  const type = photo.headers.get('content-type') ?? 'text/plain';
  response.writeHead(photo.status, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
  response.end(Buffer.from(await photo.arrayBuffer()));
}

async function serve(path, response) {
  if (path.startsWith('/media/')) return servePhoto(path, response);
  const name = path === '/' ? 'index.html' : path.slice(1);
  if (!FILES.includes(name)) return response.writeHead(404).end();
  const type = TYPES[name.split('.').at(-1)];
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
  response.end(await readFile(new URL(name, import.meta.url)));
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://proxy');
  try {
    await (request.method === 'POST' && pathname === '/graphql'
      ? forward(request, response)
      : serve(pathname, response));
  } catch {
    response.writeHead(502).end();
  }
}).listen(Number(PORT), '127.0.0.1', function ready() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
