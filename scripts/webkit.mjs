import { installDebianPackage } from './debian-package.mjs';
import { findProgram } from './find-program.mjs';

const OTHERWISE = 'Without WebKitGTK’s driver and Xvfb, nothing is tested in the engine of Safari.';

/**
 * WebKit, the engine of Safari and of every browser on an iPhone, as WebKitGTK's driver opens it, and a screen for it.
 * @returns {{ driver: string, screen: string } | null} null when one of them is not installed.
 */
export function findWebkit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return driver && screen ? { driver, screen } : null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function installWebkit() {
  const driver = await installDebianPackage('webkit2gtk-driver', OTHERWISE);
  return driver.ok ? installDebianPackage('xvfb', OTHERWISE) : driver;
}
