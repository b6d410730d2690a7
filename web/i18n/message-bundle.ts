import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../domain/locale';
import { splitLocalePrefix } from './locale-prefix';
import type { MessageId } from './message-ids';

/** Shop, back-office, and the wizard that makes a shop; a page carries the messages of one of them, in one language. */
export type MessageBundle = 'storefront' | 'command-center' | 'welcome';

/** Compiled messages: syntax trees by id. A bundle holds its application's ids only; no screen asks for another's. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/** Each language's folder brings its bundles along. */
const FILES = import.meta.glob<string>('./compiled/*/*.json', { eager: true, import: 'default', query: '?url' });

/** Immutable address of a bundle: preloaded by the page, read before hydration. */
export function messagesUrl(locale: Locale, bundle: MessageBundle): string {
  const url = FILES[`./compiled/${locale}/${bundle}.json`];
  if (url === undefined) throw new Error(`no messages of ${bundle} in ${locale}`);
  return url;
}

/** Which application a path belongs to; a link from one to the other must load a new document. */
export function bundleOf(pathname: string): MessageBundle {
  const [, name] = /^\/(command-center|welcome)(?:\/|$|\.)/.exec(splitLocalePrefix(pathname).path) ?? [];
  return name === 'command-center' || name === 'welcome' ? name : 'storefront';
}
