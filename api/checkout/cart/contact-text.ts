import type { InvalidField } from '../../kernel/refusals';

/** Lengths count characters as Unicode has them (code points), so an emoji is one or a few, never cut in half. */
export interface TextRule {
  readonly minimum?: number;
  readonly maximum: number;
  /** Line breaks stay in notes; elsewhere they are spaces. */
  readonly isMultiline?: boolean;
  /** Message for a text that is too long, where it is not the usual one. */
  readonly longMessage?: string;
}

export type CheckedText =
  | { readonly text: string | null; readonly problem: null }
  | { readonly text: null; readonly problem: Omit<InvalidField, 'path'> };

const refuse = (problem: Omit<InvalidField, 'path'>): CheckedText => ({ text: null, problem });

/** Invisible characters come along with pasted text. The joiner stays, because emoji need it. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Direction marks can make "ул. Мира 1" read as something else on the courier's ticket. */
const FORBIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Longer than any text that is accepted: nothing beyond it is worth the work of reading. */
const MAXIMUM_TYPED = 2_000;

const VISIBLE = /[^\p{C}\p{Z}]/u;

function tidy(typed: string, isMultiline: boolean): string {
  const composed = typed.normalize('NFC').replace(INVISIBLE, '');
  if (!isMultiline) return composed.replace(/\s+/gu, ' ').trim();
  return composed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A person's text as it is stored: NFC, trimmed, runs of spaces as one.
 *
 * @returns `null` text for what is blank; a problem for control characters, broken Unicode and wrong lengths.
 */
export function checkText(typed: string, rule: TextRule): CheckedText {
  const { minimum = 0, maximum, isMultiline = false, longMessage: messageCode } = rule;
  const tooLong = { code: 'STRING_TOO_LONG', values: { maximum }, ...(messageCode && { messageCode }) };
  if (typed.length > MAXIMUM_TYPED) return refuse(tooLong);
  if (!typed.isWellFormed()) return refuse({ code: 'CONTROL_CHARACTERS' });
  const text = tidy(typed, isMultiline);
  if (FORBIDDEN.test(text.replaceAll('\n', ''))) return refuse({ code: 'CONTROL_CHARACTERS' });
  if (!VISIBLE.test(text)) return { text: null, problem: null };
  const { length } = [...text];
  if (length < minimum) return refuse({ code: 'STRING_TOO_SHORT', values: { minimum } });
  if (length > maximum) return refuse(tooLong);
  return { text, problem: null };
}
