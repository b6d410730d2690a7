// `npm run screenshots -- [NAME…] [--width PIXELS]…` renders the catalogue of screens (languages × colour modes × widths) to
// `screenshots/`; with `--docs` the pictures that the README shows instead.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type CarteServer, makeDataDirectory, startCarte } from '../tests/e2e/carte-server';
import { untilQuiet, watchRequests } from '../tests/e2e/quiet';
import { SCREENS, type Screen } from '../tests/e2e/screens/catalogue';
import { findChromium } from './chromium.mjs';
import { drawForDocs } from './docs-pictures';

const LOCALES = ['en', 'ru'] as const;
const MODES = ['light', 'dark'] as const;
/** Unless others are asked for. A small phone has 360, a tablet 820. */
const WIDTHS = ['390', '1280'];
const HEIGHT = 900;

const folder = join(import.meta.dirname, '..', 'screenshots');

interface Look {
  readonly locale: (typeof LOCALES)[number];
  readonly mode: (typeof MODES)[number];
  readonly width: number;
}

function looksOf(widths: readonly string[]): Look[] {
  return LOCALES.flatMap((locale) =>
    MODES.flatMap((mode) => widths.map((width) => ({ locale, mode, width: Number(width) }))),
  );
}

async function shoot(
  browser: Browser,
  server: CarteServer,
  screen: Screen,
  { locale, mode, width }: Look,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: mode,
    locale: locale === 'ru' ? 'ru-RU' : 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    await screen.prepare?.(context, server);
    const page = await context.newPage();
    const open = watchRequests(page);
    await page.goto(`${server.url}/${locale}${screen.path === '/' ? '' : screen.path}`, { waitUntil: 'load' });
    await screen.act?.(page);
    await untilQuiet(page, open);
    await page.screenshot({ path: join(folder, `${screen.name}.${locale}.${mode}.${width}.png`), fullPage: true });
  } finally {
    await screen.restore?.();
    await context.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      docs: { type: 'boolean', default: false },
      width: { type: 'string', multiple: true, default: WIDTHS },
    },
  });
  const looks = looksOf(values.width);
  const chosen = values.docs ? [] : SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(folder, { recursive: true });
  const data = { demo: await makeDataDirectory(), bare: await makeDataDirectory() };
  const servers = {
    demo: await startCarte({ demo: true, dataDirectory: data.demo.path }),
    bare: await startCarte({ dataDirectory: data.bare.path }),
  };
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    if (values.docs) await drawForDocs(browser, servers.demo);
    for (const screen of chosen) {
      for (const look of looks) await shoot(browser, servers[screen.server], screen, look);
      console.log(`✓ ${screen.name}`);
    }
  } finally {
    await browser.close();
    for (const kind of ['demo', 'bare'] as const) {
      await servers[kind].stop();
      await data[kind].remove();
    }
  }
  console.log(`\n${chosen.length * looks.length} pictures are in ${folder}`);
}

await main();
