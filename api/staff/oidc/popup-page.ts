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
 * The popup's last page: tells the page that opened it how the sign-in went, and closes itself. Some providers cut the
 * tie between the two windows; a broadcast reaches the page all the same.
 *
 * @param problem - null when somebody is signed in now; `code` when a code is asked for in the other window.
 * @param nonce - of the one script that the page may run.
 */
export function popupPage(problem: string | null, { locale, nonce }: { locale: Locale; nonce: string }): string {
  const text = message(locale, END_TEXTS.get(problem) ?? 'SIGN_IN_WINDOW_FAILED');
  // `problem` is one of our own words; nothing of the provider's answer stands on this page.
  const told = JSON.stringify({ type: CHANNEL, problem });
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${text}</title>
<style nonce="${nonce}">body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;padding:1rem;text-align:center}</style>
<p>${text}</p>
<script nonce="${nonce}">
const told = ${told};
new BroadcastChannel('${CHANNEL}').postMessage(told);
if (opener) opener.postMessage(told, location.origin);
close();
</script>
</html>
`;
}

/** Nothing but the page's own script and style. */
export function popupPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
}
