import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes sure that this process writes as the account that owns the shop's data: files of another account would stop
 * the next start. Root switches to that account; any other account gets a message.
 * @returns {boolean} false when the data belong to another account; the message was printed.
 */
export function actAsDataOwner() {
  // The same default as in `api/environment-variables.ts`.
  const directory = resolve(process.env.DATA_DIR || 'data');
  // Windows has no user ids.
  const own = process.getuid?.();
  if (own === undefined || !existsSync(directory)) return true;
  const { uid, gid } = statSync(directory);
  if (uid === own) return true;
  const name = accountName(uid);
  if (own === 0) {
    const [known, , , , , home = '/'] = entryOf(uid) ?? [];
    if (known) process.initgroups(known, gid);
    else process.setgroups([gid]);
    process.setgid(gid);
    process.setuid(uid);
    process.env.HOME = home;
    console.error(`${directory} belongs to ${name}: going on as ${name}.`);
    return true;
  }
  // A volume that its group may write to, as clusters hand them out.
  if (isWritable(directory)) return true;
  console.error(
    `${directory} belongs to ${name}, and this is ${accountName(own)}: run it as ${name}, by sudo -u ${name}.`,
  );
  return false;
}

function isWritable(directory) {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The advice where a file could not be written; empty when its ownership was not the reason. */
export function ownershipAdvice(text, root) {
  if (!/\b(?:EACCES|EPERM)\b/.test(text)) return '';
  const account = accountName(process.getuid?.() ?? '');
  return `Files in ${root} belong to another account than ${account}. Give them back: sudo chown -R ${account} ${root}`;
}

/** The user id where the system has no name for it, as in most containers. */
function accountName(uid) {
  return entryOf(uid)?.[0] ?? uid;
}

function entryOf(uid) {
  if (!existsSync('/etc/passwd')) return undefined;
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  return entries.map((entry) => entry.split(':')).find(([, , number]) => number === String(uid));
}
