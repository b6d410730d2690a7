import { find, keep } from './kept';
import { rememberLocale } from './offline-shell';
import { filesOf } from './page-files';
import { dataAddress, dataKey, pageKey } from './page-key';
import { kindOf } from './request-kind';

const VISIT = { method: 'GET', mode: 'navigate' } as const;
const PART = { method: 'GET', mode: 'cors' } as const;

/** What a page tells the worker once it is calm: which pages were looked at, and what they are made of. */
export interface Seen {
  readonly type: 'carte:seen';
  readonly locale: string;
  /** A dish that lay over a list has an address of its own, and was never visited there. */
  readonly pages: readonly string[];
  /** Addresses of scripts, styles and pictures: on a first visit they came before the worker did. */
  readonly files: readonly string[];
  /** The connection is good enough to fetch the pages themselves, which the router did not need. */
  readonly takesPages: boolean;
}

export function isSeen(message: unknown): message is Seen {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  // A page of an older build sends no `pages`; the next page is of this build.
  return message.type === 'carte:seen' && 'pages' in message;
}

/** Keeps what the pages are made of, and the pages for a reload without a connection. */
export async function keepSeen({ locale, pages, files, takesPages }: Seen, origin: string): Promise<void> {
  await rememberLocale(locale);
  for (const file of files) await keepFile(new URL(file), origin);
  if (!takesPages) return;
  for (const page of pages) if (kindOf(new URL(page), VISIT, origin) === 'page') await keepPage(page, origin);
}

/** The page, its data, and what it names: a page that was only a sheet has parts that were never loaded. */
async function keepPage(page: string, origin: string): Promise<void> {
  const key = pageKey(page);
  if (!(await find('pages', key))) {
    await keepAnswer('pages', key, page);
    const html = (await (await find('pages', key))?.text()) ?? '';
    for (const path of filesOf(html)) await keepFile(new URL(path, origin), origin);
  }
  const data = dataAddress(page);
  if (!(await find('data', dataKey(data)))) await keepAnswer('data', dataKey(data), data);
}

async function keepFile(url: URL, origin: string): Promise<void> {
  const kind = kindOf(url, PART, origin);
  if (kind !== 'file' && kind !== 'named') return;
  const shelf = kind === 'file' ? 'files' : 'pictures';
  if (!(await find(shelf, url.href))) await keepAnswer(shelf, url.href, url.href);
}

async function keepAnswer(shelf: 'pages' | 'data' | 'files' | 'pictures', key: string, address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low', credentials: 'same-origin' }).catch(() => null);
  if (answer) await keep(shelf, key, answer);
}
