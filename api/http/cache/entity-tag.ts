import { createHash } from 'node:crypto';

/** 132 bits: two contents never share a tag. */
const TAG_LENGTH = 22;
/** One tag of a list; a comma may stand within its quotes. */
const TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** A tag that follows the content; in its quotes, and strong. */
export function entityTag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)}"`;
}

/** The same for what may be compressed on its way: the bytes differ then, and what they say does not. */
export function weakEntityTag(content: string | Buffer): string {
  return `W/${entityTag(content)}`;
}

/**
 * Whether the asker has it already, by `If-None-Match`: a list of tags, or `*` for whatever there is. Weak and strong tags
 * are held to be the same, as for reading they are (RFC 9110, 13.1.2).
 */
export function isKnown(headers: Headers, tag: string): boolean {
  return isAmong(headers.get('if-none-match'), tag);
}

/** @param known - what `If-None-Match` says. */
export function isAmong(known: string | null, tag: string): boolean {
  if (known === null) return false;
  if (known.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return [...known.matchAll(TAG)].some(([, one]) => one === opaque);
}
