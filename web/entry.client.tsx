import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfTag } from '../domain/locale';
import { adoptStyles } from './document/adopt-styles';
import { LocalizedApp } from './i18n/localized-app';
import { bundleOf, type Messages, messagesUrl } from './i18n/message-bundle';
import { reloadOnMissingChunk } from './ui/feedback/missing-chunk';

reloadOnMissingChunk(window);
adoptStyles(document);

/** The page preloads the one bundle that it needs: this reads what is already here. */
async function readMessages(url: string): Promise<Messages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`messages answered ${response.status}`);
  return response.json();
}

const locale = localeOfTag(document.documentElement.lang);
const messages = await readMessages(messagesUrl(locale, bundleOf(window.location.pathname)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocalizedApp locale={locale} messages={messages}>
        <HydratedRouter />
      </LocalizedApp>
    </StrictMode>,
  );
});
