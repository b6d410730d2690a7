// `node scripts/releases/sign.mjs FOLDER`: checksums of what is in it, signed by RELEASE_KEY. `--new-key FILE` makes that key.
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PUBLIC_KEY, writeSums } from './signature.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'new-key': { type: 'string' } } });
const [folder] = positionals;
if (values['new-key']) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(values['new-key'], privateKey, { mode: 0o600, flag: 'wx' });
  writeFileSync(PUBLIC_KEY, publicKey);
  console.log(`Commit ${PUBLIC_KEY}, and keep ${values['new-key']} secret: it is the value of RELEASE_KEY.`);
} else if (folder) {
  writeSums(folder, process.env.RELEASE_KEY);
} else {
  throw new Error('node scripts/releases/sign.mjs FOLDER, or --new-key FILE');
}
