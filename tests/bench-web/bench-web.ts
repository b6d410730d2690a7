// `npm run bench:web [RUNS]`: Lighthouse on the pages of an order with the demo shop, against goals and gates.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../e2e/carte-server';
import { fillCart } from '../e2e/visits';
import { type Figures, loaded, MEASURE_NAMES, middle, type Report, readReport, verdict } from './figures';
import { GIVE_WAY, openLighthouse } from './lighthouse.mjs';
import { printTable } from './table';

const PAGES = [
  { name: 'home', path: '/en', hasCart: false },
  { name: 'category', path: '/en/catalog/pizza', hasCart: false },
  { name: 'product', path: '/en/catalog/pizza/margherita', hasCart: false },
  { name: 'menu and cart', path: '/en/catalog', hasCart: true },
  { name: 'checkout', path: '/en/checkout', hasCart: true },
] as const;
const RUNS = 5;
const STYLES = /<style\b.*?<\/style>/gs;
const KILOBYTE = 1_024;
const folder = join(import.meta.dirname, '../../test-results/bench-web');

/** A visitor with four dishes. @returns the `Cookie` header of their session. */
async function cookieOfCart(server: CarteServer): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext();
    await fillCart(context, server);
    return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await browser.close();
  }
}

/** The gzip size of a page's texts; inline styles count as styles. */
async function weighTexts(report: Report, cookie: string): Promise<Figures> {
  const textsOf = async (type: string) => {
    const files = loaded(report, type).filter(({ url }) => url.startsWith('http'));
    return Promise.all(files.map(async ({ url }) => (await fetch(url, { headers: { cookie } })).text()));
  };
  const documents = await textsOf('Document');
  const inside = documents.flatMap((html) => html.match(STYLES) ?? []);
  return {
    scripts: weigh(await textsOf('Script')),
    html: weigh(documents.map((html) => html.replaceAll(STYLES, ''))),
    styles: weigh([...(await textsOf('Stylesheet')), ...inside]),
  };
}

function weigh(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / KILOBYTE;
}

async function main(runs: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const measure = await openLighthouse();
  const data = await makeDataDirectory();
  const environment = { NODE_OPTIONS: GIVE_WAY };
  const server = await startCarte({ demo: true, dataDirectory: data.path, environment });
  const figures: Record<string, Figures> = {};
  const speeds: number[] = [];
  try {
    const cart = await cookieOfCart(server);
    for (const { name, path, hasCart } of PAGES) {
      const url = `${server.url}${path}`;
      const cookie = hasCart ? cart : '';
      // The first visitor after a start pays for what is then kept: not what a phone's wait is made of.
      await (await fetch(url, { headers: { cookie } })).text();
      const visits: { readonly report: Report; readonly found: Figures }[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const { report, trace } = await measure(url, cookie, join(folder, `${name.replace(/\W+/g, '-')}-${run}.json`));
        visits.push({ report, found: readReport(report, trace) });
      }
      speeds.push(...visits.map(({ report }) => Math.round(report.environment.benchmarkIndex)));
      const [first] = visits;
      figures[name] = {
        ...middle(visits.map(({ found }) => found)),
        ...(first && (await weighTexts(first.report, cookie))),
      };
      console.log(`✓ ${name}`);
    }
  } finally {
    await server.stop();
    await data.remove();
  }
  const [processor] = cpus();
  console.log(`\nMedian of ${runs} on ${cpus().length} × ${processor?.model}, Node ${process.version}`);
  // The simulated phone is so much slower than this machine: what it was blocked for goes with the machine's own speed.
  console.log(`Lighthouse's index of the machine's speed: ${Math.min(...speeds)} to ${Math.max(...speeds)}\n`);
  console.log(printTable(figures));
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAs JSON, with all reports: ${folder}`);
  const isBad = Object.values(figures).some((page) =>
    MEASURE_NAMES.some((name) => verdict(name, page[name]) === 'bad'),
  );
  process.exitCode = isBad ? 1 : 0;
}

await main(Number(process.argv[2] ?? RUNS));
