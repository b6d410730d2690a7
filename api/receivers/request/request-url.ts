import { refusal } from '../../kernel/refusal';

/** In characters, of the rendered URL. */
const URL_LIMIT = 2048;

export type UrlFault = 'invalid' | 'scheme' | 'credentials' | 'long';

export class ReceiverUrlInvalid extends refusal(
  'RECEIVER_URL_INVALID',
  422,
  'What the address’s template makes of an order can’t be called.',
) {
  constructor(
    readonly fault: UrlFault,
    path: readonly string[] | null = null,
  ) {
    super({ fault, limit: URL_LIMIT }, path);
    this.message = `the URL is refused: ${fault}`;
  }
}

/**
 * Reads a rendered URL: http or https, no credentials, at most 2048 characters.
 *
 * Where it leads is checked when connecting: only then is the address known.
 *
 * @throws {ReceiverUrlInvalid}
 */
export function parseRequestUrl(text: string, path: readonly string[] | null = null): URL {
  const trimmed = text.trim();
  if (trimmed.length > URL_LIMIT) throw new ReceiverUrlInvalid('long', path);
  // The parser drops tabs and line feeds silently: what was checked must be what is called.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u0020\u007f\\]/.test(trimmed) || !URL.canParse(trimmed)) throw new ReceiverUrlInvalid('invalid', path);
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new ReceiverUrlInvalid('scheme', path);
  if (url.username !== '' || url.password !== '') throw new ReceiverUrlInvalid('credentials', path);
  if (url.href.length > URL_LIMIT) throw new ReceiverUrlInvalid('long', path);
  return url;
}
