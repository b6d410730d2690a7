// `node --import` it before a program of `carte`: sets what the service runs with. The caller's own variables win.
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { parseSettings } from './parse-settings.mjs';

const FILE = '/etc/carte/environment';
/** A shop's place is named by both or by one of them, never half here and half in the file. */
const PLACE = ['DATA_DIR', 'DATABASE_URL'];

try {
  for (const [name, value] of Object.entries(withoutHalfPlace(read()))) process.env[name] ??= value;
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function read() {
  if (!existsSync(FILE)) return {};
  try {
    return parseSettings(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'EACCES') throw new Error(`${FILE}: ${error.message}`);
    // What monitors the service need not be allowed to read its secrets.
    if (basename(process.argv[1]) === 'health.mjs') return {};
    throw new Error(`${FILE} can't be read by ${userInfo().username}: use sudo, or sudo -u carte.`);
  }
}

function withoutHalfPlace(settings) {
  const [set, ...both] = PLACE.filter((name) => process.env[name] !== undefined);
  if (set === undefined || both.length > 0) return settings;
  const [other] = PLACE.filter((name) => name !== set);
  if (!process.env[set] || !settings[other]) return settings;
  throw new Error(
    `${set} is set here, and ${other} in ${FILE}: set ${other} here too. DATABASE_URL= is the database inside DATA_DIR.`,
  );
}
