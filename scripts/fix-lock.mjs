// After each `npm install`: completes package-lock.json, so that `npm ci` works on every machine. `--check` only looks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingPackages, registryAddresses } from './lock/lock-file.mjs';
import { root } from './preparation/files.mjs';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingPackages(lock);
const addresses = registryAddresses(lock);

if (process.argv.includes('--check')) {
  for (const { name } of missing) console.error(`${name} is missing from package-lock.json`);
  for (const name of addresses) console.error(`${name} has an address in package-lock.json`);
  process.exitCode = missing.length + addresses.length === 0 ? 0 : 1;
} else {
  writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added, ${addresses.length} addresses taken out.`);
}
