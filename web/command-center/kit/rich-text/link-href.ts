import { readAddress } from '../read-address';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link as people type it, as the server keeps it: `example.com` gets a scheme, a phone number becomes a call.
 *
 * @returns null for what would be no link.
 */
export function linkHref(typed: string): string | null {
  const text = typed.trim();
  if (/^\/(?![/\\])/.test(text) || /^#./.test(text)) return text;
  // Browsers read both slashes at the beginning as another site.
  if (/^[/\\]/.test(text)) return null;
  if (/^\+?\d[\d\s()-]{4,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const read = readAddress(address);
  if (!read || !SCHEMES.has(read.protocol)) return null;
  return read.protocol.startsWith('http') && !read.hostname.includes('.') ? null : address;
}

/** An address of a picture that the server keeps: our own, or another site's over https. */
export function pictureSource(typed: string): string | null {
  const text = typed.trim();
  if (/^\/media\/(?!.*\.\.)/.test(text)) return text;
  return /^https:\/\/\S+$/i.test(text) && readAddress(text) ? text : null;
}
