// `carte rollback`: switches to the previous release.
import { parseArgs } from 'node:util';
import { findHome, previousVersion } from './layout.mjs';
import { goTo } from './switch.mjs';

try {
  const { values } = parseArgs({ options: { restart: { type: 'string' } } });
  const home = findHome();
  const version = previousVersion(home);
  if (version === null) throw new Error('There is no release before this one.');
  console.log(await goTo(home, version, { restart: values.restart ?? null }));
} catch (error) {
  console.error(
    error.code === 'EACCES' ? `${error.message}: run it as the owner of the releases, by sudo.` : error.message,
  );
  process.exitCode = 1;
}
