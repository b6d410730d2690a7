import type { Locale } from '../../../domain/locale';
import { message } from '../../messages/messages';

/** The word that the sign-in page waits for; its own copy stands there. */
const CHANNEL = 'carte-sign-in';

/** What is read where a window does not close by itself. */
const END_TEXTS = new Map<string | null, string>([
  [null, 'SIGN_IN_WINDOW_DONE'],
  ['code', 'SIGN_IN_WINDOW_CODE'],
]);

/**
 * The popup's last page: its script tells the page that opened it how the sign-in went, and closes it
 * (`web/document/page-scripts/sign-in-window.ts`).
 *
 * @param problem - null when somebody is signed in now; `code` when a code is asked for in the other window. One of our
 *   own words: nothing of the provider's answer stands on this page.
 * @param nonce - of the one style that the page may have.
 */
export function popupPage(problem: string | null, { locale, nonce }: { locale: Locale; nonce: string }): string {
  const text = message(locale, END_TEXTS.get(problem) ?? 'SIGN_IN_WINDOW_FAILED');
  const told = problem === null ? '' : ` data-problem="${problem}"`;
  return `<!doctype html>
<html lang="${locale}" data-channel="${CHANNEL}"${told}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${text}</title>
<style nonce="${nonce}">body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;padding:1rem;text-align:center}</style>
<p>${text}</p>
<script src="/sign-in-window.js"></script>
</html>
`;
}

/** Nothing but the page's own script and style. */
export function popupPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
}
