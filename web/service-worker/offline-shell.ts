import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '../../domain/locale';
import { find, keep } from './kept';
import { filesOf } from './page-files';

/** Not an address of the shop: only a place to remember the language that was read last. */
const LAST_LOCALE = '/offline/locale';

/** Takes the offline page in every language, with all that it shows. */
export async function takeShell(): Promise<void> {
  const pages = await Promise.all(LOCALES.map((locale) => take(`/${locale}/offline`)));
  const files = new Set(pages.flatMap(filesOf));
  await Promise.all([...files].map(take));
}

async function take(path: string): Promise<string> {
  // Past the browser's own store: it may hold yesterday's page. Without cookies: a path's language would else be taken
  // for the reader's choice.
  const cache = path.startsWith('/assets/') ? 'default' : 'reload';
  const answer = await fetch(path, { cache, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const copy = answer.clone();
  await keep('shell', path, answer);
  return path.includes('.') ? '' : copy.text();
}

export async function rememberLocale(locale: unknown): Promise<void> {
  if (isLocale(locale)) await keep('shell', LAST_LOCALE, new Response(locale));
}

async function localeOf(url: URL): Promise<Locale> {
  const read = await (await find('shell', LAST_LOCALE))?.text();
  const hints = [url.pathname.split('/')[1], read, navigator.language.slice(0, 2)];
  return hints.find(isLocale) ?? FALLBACK_LOCALE;
}

/** The honest word that there is no connection, in the language of the page that was asked for. */
export async function offlinePage(url: URL): Promise<Response> {
  const page = await find('shell', `/${await localeOf(url)}/offline`);
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}
