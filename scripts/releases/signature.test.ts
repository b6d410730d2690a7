import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDownload, writeSums } from './signature.mjs';

const FOREIGN = /are not of who made the release that is installed/;

let place: string;
let publicKey: string;
let file: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-signature-'));
  publicKey = join(place, '..', `${place.split('-').at(-1)}.pem`);
  file = join(place, 'carte-1.0.0-linux-x64.tar.gz');
  writeFileSync(file, 'an archive');
});
afterEach(() => {
  rmSync(place, { recursive: true });
  rmSync(publicKey, { force: true });
});

/** @returns the private half. */
function makeKey(): string {
  const pair = generateKeyPairSync('ed25519');
  writeFileSync(publicKey, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

test('a file that is signed by the key of the installed release is taken, and no other', () => {
  writeSums(place, makeKey(), publicKey);
  expect(checkDownload(file, { publicKey })).toBeNull();

  appendFileSync(file, ' with something more');
  expect(() => checkDownload(file, { publicKey })).toThrow('is not the one of SHA256SUMS');
  // Checksums of another origin fit their own file.
  writeSums(place, undefined, publicKey);
  expect(() => checkDownload(file, { publicKey })).toThrow(FOREIGN);
  expect(checkDownload(file, { publicKey, unsigned: true })).toMatch('was not checked');
  rmSync(join(place, 'SHA256SUMS'));
  expect(() => checkDownload(file, { publicKey })).toThrow(FOREIGN);
});

test('a release without a key compares checksums where there are any', () => {
  expect(checkDownload(file, { publicKey })).toMatch('it is taken as it is');
  writeSums(place, undefined, publicKey);
  expect(checkDownload(file, { publicKey })).toMatch('was not checked');
});

test('nothing is signed by a key that no installed release knows', () => {
  makeKey();
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => writeSums(place, other, publicKey)).toThrow('does not fit');
});
