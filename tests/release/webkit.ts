import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebkit } from '../../scripts/webkit.mjs';
import { freePort } from '../e2e/free-port';

const WAIT_MS = 20_000;
/** Of the window with its own bar, which is no narrower than 450 px. */
const PHONE = { width: 450, height: 900 };
const SCREEN = '1400x1000x24';

/** A window of WebKit, in which presses and keys are those of its own event loop. */
export interface Webkit {
  readonly driver: WebDriver;
  /** What an XPath finds comes into sight; the others wait for it too. */
  see(path: string): Promise<unknown>;
  press(path: string): Promise<unknown>;
  type(path: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** @throws {Error} where WebKit is not installed, or does not open. */
export async function openWebkit(): Promise<Webkit> {
  const programs = findWebkit();
  if (!programs) throw new Error('WebKit is not installed');
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const program = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const endAll = () => Promise.all([end(program), end(screen)]);
  const driver = await openWindow(port).catch(async (problem: unknown) => {
    await endAll();
    throw problem;
  });
  const attempt = (path: string, act: (found: WebElement) => Promise<unknown>) => {
    const tryOnce = async () => {
      const [found] = await driver.findElements(By.xpath(path));
      return found !== undefined && (await act(found)) !== false;
    };
    return driver.wait(() => tryOnce().catch(isNotThereYet), WAIT_MS, `out of reach: ${path}`);
  };
  return {
    driver,
    see: (path) => attempt(path, (found) => found.isDisplayed()),
    press: (path) => attempt(path, (found) => found.click()),
    type: (path, text) => attempt(path, (found) => found.sendKeys(text)),
    async close() {
      await driver.quit();
      await endAll();
    },
  };
}

/** Not in its place, under something else, or redrawn since it was found. */
const NOT_THERE_YET = [
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
];

function isNotThereYet(problem: unknown): false {
  if (NOT_THERE_YET.some((kind) => problem instanceof kind)) return false;
  throw problem;
}

async function openWindow(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const server = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100) throw new Error('WebKit’s driver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(PHONE);
  return driver;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
