import type { LANGUAGE_TAGS, Locale } from '../../domain/locale';
import type commandCenter from './compiled/en/command-center.json';
import type storefront from './compiled/en/storefront.json';
import type welcome from './compiled/en/welcome.json';

/** Every message of the client. A key that is not in the English files does not compile. */
export type MessageId = keyof typeof commandCenter | keyof typeof storefront | keyof typeof welcome;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: (typeof LANGUAGE_TAGS)[Locale];
    }
  }
}

type Before<End extends string> = MessageId extends infer Id
  ? Id extends `${infer Words}.${End}`
    ? Words
    : never
  : never;

/** Where the words of a thing begin that can be saved: `command-center.warehouses`. */
export type SavingWords = Before<'created'> & Before<'updated'>;
/** The same of one that a row’s buttons change and delete. */
export type RowWords = Before<'changeOf'> & Before<'deleteOf'>;
/** The same of one that can be deleted. */
export type DeletionWords = Before<'delete'> & Before<'deleteTitle'> & Before<'deleteExplained'>;
