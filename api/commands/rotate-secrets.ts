import { readSettings, replaceSecretKey } from '../env';

/** `npm run rotate-secrets`: a new key beside the former one; the next start encrypts everything again. */
function rotate(): string {
  const { dataDirectory, keepsSecretKey } = readSettings();
  if (!keepsSecretKey) {
    return (
      'SECRET_KEY is yours: put its value into SECRET_KEY_PREVIOUS, a new one, as "openssl rand -base64 32" prints it, ' +
      'into SECRET_KEY, and start Carte again.'
    );
  }
  replaceSecretKey(dataDirectory);
  return (
    `There is a new key in ${dataDirectory}/secret-key. Start Carte again: it encrypts everything with it and says so. ` +
    'After that, delete secret-key.previous beside it, and back up.'
  );
}

console.log(rotate());
