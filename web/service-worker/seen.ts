import { find, keep } from './kept';
import { rememberLocale } from './offline-shell';
import { dataAddress, dataKey, pageKey } from './page-key';
import { kindOf } from './request-kind';

const VISIT = { method: 'GET', mode: 'navigate' } as const;
const PART = { method: 'GET', mode: 'cors' } as const;

/** What a page tells the worker once it is calm: which page is looked at, and what it is made of. */
export interface Seen {
  readonly type: 'carte:seen';
  readonly locale: string;
  readonly page: string;
  /** Addresses of scripts, styles and pictures: on a first visit they came before the worker did. */
  readonly files: readonly string[];
  /** The connection is good enough to fetch the page itself, which the router did not need. */
  readonly takesPage: boolean;
}

export function isSeen(message: unknown): message is Seen {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'carte:seen';
}

/** Keeps what the page is made of, and the page for a reload without a connection. */
export async function keepSeen({ locale, page, files, takesPage }: Seen, origin: string): Promise<void> {
  await rememberLocale(locale);
  for (const file of files) await keepFile(new URL(file), origin);
  if (!takesPage || kindOf(new URL(page), VISIT, origin) !== 'page') return;
  const key = pageKey(page);
  if (!(await find('pages', key))) await keepAnswer('pages', key, page);
  const data = dataAddress(page);
  if (!(await find('data', dataKey(data)))) await keepAnswer('data', dataKey(data), data);
}

async function keepFile(url: URL, origin: string): Promise<void> {
  const kind = kindOf(url, PART, origin);
  if (kind !== 'file' && kind !== 'picture') return;
  const shelf = kind === 'file' ? 'files' : 'pictures';
  if (!(await find(shelf, url.href))) await keepAnswer(shelf, url.href, url.href);
}

async function keepAnswer(shelf: 'pages' | 'data' | 'files' | 'pictures', key: string, address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low', credentials: 'same-origin' }).catch(() => null);
  if (answer) await keep(shelf, key, answer);
}
