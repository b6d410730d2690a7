import type { MessageFormatElement } from 'react-intl';
import commandCenterEn from './compiled/en/command-center.json?url';
import storefrontEn from './compiled/en/storefront.json?url';
import commandCenterRu from './compiled/ru/command-center.json?url';
import storefrontRu from './compiled/ru/storefront.json?url';
import type { Locale } from './locale';
import { splitLocalePrefix } from './locale-prefix';
import type { MessageId } from './message-ids';

/** The two applications; a page carries the messages of one of them, in one language. */
export type MessageBundle = 'storefront' | 'command-center';

/** Compiled messages: syntax trees by id. A bundle holds its application's ids only; no screen asks for another's. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const URLS: Readonly<Record<Locale, Readonly<Record<MessageBundle, string>>>> = {
  en: { storefront: storefrontEn, 'command-center': commandCenterEn },
  ru: { storefront: storefrontRu, 'command-center': commandCenterRu },
};

/** Immutable address of a bundle: preloaded by the page, read before hydration. */
export function messagesUrl(locale: Locale, bundle: MessageBundle): string {
  return URLS[locale][bundle];
}

/** Which application a path belongs to; a link from one to the other must load a new document. */
export function bundleOf(pathname: string): MessageBundle {
  return /^\/command-center(?:\/|$|\.)/.test(splitLocalePrefix(pathname).path) ? 'command-center' : 'storefront';
}
