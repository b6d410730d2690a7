import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../preparation/files.mjs';

const SUMS = 'SHA256SUMS';
const SIGNATURE = `${SUMS}.sig`;
/** An Ed25519 key in PEM: of who publishes the releases. A source without it has releases without a signature. */
export const PUBLIC_KEY = join(root, 'deploy/release-key.pem');

/**
 * Writes the checksums of the files in a folder and, with the private key, their signature:
 * `openssl pkeyutl -verify -rawin -pubin -inkey release-key.pem -in SHA256SUMS -sigfile SHA256SUMS.sig` checks it too.
 *
 * @param {string | undefined} privateKey - in PEM.
 * @throws {Error} where it is not the other half of the public key.
 */
export function writeSums(folder, privateKey, publicKey = PUBLIC_KEY) {
  const files = readdirSync(folder).filter((file) => !file.startsWith(SUMS));
  const sums = files.sort().map((file) => `${hashOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, SUMS), sums.join(''));
  if (!privateKey) return;
  const half = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  if (!existsSync(publicKey) || readFileSync(publicKey, 'utf8').trim() !== half.trim())
    throw new Error(`The key does not fit ${publicKey}, by which installed releases check the next one.`);
  writeFileSync(join(folder, SIGNATURE), sign(null, readFileSync(join(folder, SUMS)), privateKey));
}

/**
 * Compares a file of a release with the checksums beside it, and these with their signature where the release that is
 * installed has a key.
 *
 * @returns {string | null} what could not be compared.
 * @throws {Error} with a sentence.
 */
export function checkDownload(file, { unsigned = false, publicKey = PUBLIC_KEY } = {}) {
  const [list, signature] = [SUMS, SIGNATURE].map((name) => join(dirname(file), name));
  const isSigned = existsSync(publicKey) && !unsigned;
  if (isSigned && !isSignedBy(publicKey, list, signature))
    throw new Error(
      `${SUMS} and ${SIGNATURE} beside ${file} are not of who made the release that is installed: fetch all three again. One that you built yourself: --unsigned.`,
    );
  if (!existsSync(list)) return `There is no ${SUMS} beside ${file}: it is taken as it is.`;
  if (
    !readFileSync(list, 'utf8')
      .split('\n')
      .includes(`${hashOf(file)}  ${basename(file)}`)
  )
    throw new Error(`${file} is not the one of ${SUMS}: fetch it again.`);
  return isSigned ? null : `${file} is the one of ${SUMS}, whose signature was not checked.`;
}

const isSignedBy = (publicKey, list, signature) =>
  existsSync(list) &&
  existsSync(signature) &&
  verify(null, readFileSync(list), readFileSync(publicKey), readFileSync(signature));

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
