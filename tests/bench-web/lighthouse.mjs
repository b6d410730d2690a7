// Lighthouse, which only the bench needs: two hundred packages that no shop should install.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../scripts/chromium.mjs';
import { runToEnd } from '../../scripts/preparation/child.mjs';
import { root } from '../../scripts/preparation/files.mjs';

/** The last that runs on Node 20. */
const VERSION = '12.8.2';
/**
 * Without the window around the page (`--kiosk`): its tab turns as long as a page loads, at sixty frames a second, each put
 * together by the processor that the page should have. A phone shows none.
 */
const CHROME_FLAGS = ['--headless=new', '--kiosk', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const MINUTE_MS = 60_000;
/** Of the page itself; a live connection never ends, and is not waited for. */
const LONGEST_LOAD_MS = 30_000;
/** Now and then the browser tells nothing of where a visit began: such a run says nothing, and is done again. */
const TRIES = 3;

const folder = join(root, 'node_modules/.cache/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const launcher = join(folder, 'node_modules/chrome-launcher/dist/index.js');

/** Has a Node program leave the processors to the browser first: to be imported before it. */
export const GIVE_WAY = `--import=${pathToFileURL(join(import.meta.dirname, 'give-way.mjs'))}`;

/** Brought by npm at the first bench, without running anything of its packages. */
async function installLighthouse() {
  const manifest = join(folder, 'node_modules/lighthouse/package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION) return;
  console.log(`Installing Lighthouse ${VERSION} …`);
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runToEnd(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', `lighthouse@${VERSION}`],
    { timeoutMs: 5 * MINUTE_MS },
  );
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

/** What Lighthouse leaves beside its report, tens of megabytes. @returns {import('./own-work').TraceEvent[]} */
function takeTrace(file) {
  const [trace, log] = ['trace', 'devtoolslog'].map((kind) => file.replace(/\.json$/, `-0.${kind}.json`));
  const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8'));
  for (const each of [trace, log]) rmSync(each, { force: true });
  return traceEvents;
}

/**
 * @returns a function that measures one address as a phone on 4G opens it: Lighthouse's mobile preset with simulated
 * throttling. `cookie` is sent along, so that a page can belong to a session.
 */
export async function openLighthouse() {
  const chromium = findChromium();
  if (!chromium) throw new Error('Lighthouse needs a browser: install Chromium, or set CHROMIUM_PATH to one.');
  await installLighthouse();
  const { launch } = await import(pathToFileURL(launcher).href);
  return async (url, cookie, file) => {
    const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
    const run = async () => {
      // Lighthouse's own browser would give way as it does.
      const browser = await launch({ chromePath: chromium, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
      try {
        return await runToEnd(
          process.execPath,
          [
            ...[GIVE_WAY, program, url, '--quiet', '--output=json', '--save-assets'],
            ...[`--port=${browser.port}`, `--output-path=${file}`, `--max-wait-for-load=${LONGEST_LOAD_MS}`],
            ...headers,
          ],
          { timeoutMs: 3 * MINUTE_MS },
        );
      } finally {
        browser.kill();
      }
    };
    for (let tried = 1; ; tried += 1) {
      const { code, output } = await run();
      const report = code === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null;
      if (report && !report.runtimeError) return { report, trace: takeTrace(file) };
      if (tried === TRIES) throw new Error(`Lighthouse failed on ${url}:\n${report?.runtimeError?.message ?? output}`);
    }
  };
}
