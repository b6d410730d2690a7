import type { Locale } from '../../domain/locale';
import type { MessageBundle, Messages } from './message-bundle';

/** Compiled by scripts/messages.mjs; each language's folder brings its bundles along. */
const FILES = import.meta.glob<Messages>('./compiled/*/*.json', { eager: true, import: 'default' });

/** Only the server holds every language at once. */
export function serverMessages(locale: Locale, bundle: MessageBundle): Messages {
  const messages = FILES[`./compiled/${locale}/${bundle}.json`];
  if (messages === undefined) throw new Error(`no messages of ${bundle} in ${locale}`);
  return messages;
}
