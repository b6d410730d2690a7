import type { Locale } from '../../domain/locale';
import commandCenterEn from './compiled/en/command-center.json';
import storefrontEn from './compiled/en/storefront.json';
import welcomeEn from './compiled/en/welcome.json';
import commandCenterRu from './compiled/ru/command-center.json';
import storefrontRu from './compiled/ru/storefront.json';
import welcomeRu from './compiled/ru/welcome.json';
import type { MessageBundle, Messages } from './message-bundle';

// Compiled by scripts/messages.mjs, which alone knows the shape; JSON modules are typed too narrowly to say it.
const MESSAGES = {
  en: { storefront: storefrontEn, 'command-center': commandCenterEn, welcome: welcomeEn },
  ru: { storefront: storefrontRu, 'command-center': commandCenterRu, welcome: welcomeRu },
} as unknown as Readonly<Record<Locale, Readonly<Record<MessageBundle, Messages>>>>;

/** Only the server holds every language at once. */
export function serverMessages(locale: Locale, bundle: MessageBundle): Messages {
  return MESSAGES[locale][bundle];
}
