import { LONGEST_LINE_NOTE } from '../../../domain/limits';
import type { Channel } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import type { LineChoice } from './choose-line';
import { checkText } from './contact-text';

/** @throws {InvalidInput} naming every note that is too long. */
export function readLineNotes<Line extends Pick<LineChoice, 'note'>>(
  lines: readonly Line[],
  maximum = LONGEST_LINE_NOTE,
): Line[] {
  const invalid: InvalidField[] = [];
  const read = lines.map((line, index) => {
    const { text, problem } = checkText(line.note ?? '', { maximum });
    if (problem) invalid.push({ path: ['lines', String(index), 'note'], ...problem });
    return { ...line, note: text };
  });
  if (invalid.length > 0) throw new InvalidInput(invalid);
  return read;
}

type Kitchen = Pick<Channel, 'takesLineNotes'>;

/** The note of a dish as a shopper sends it. @throws {InvalidInput} when it is too long, or the kitchen takes none. */
export function readShopperNote(
  { takesLineNotes }: Kitchen,
  note: string | null | undefined,
  path: readonly string[] = ['note'],
): string | null {
  const { text, problem } = checkText(note ?? '', { maximum: LONGEST_LINE_NOTE });
  if (problem) throw new InvalidInput([{ path, ...problem }]);
  if (text !== null && !takesLineNotes) throw new InvalidInput([{ path, code: 'NOTES_NOT_TAKEN' }]);
  return text;
}

/** The same for all dishes of an order. @throws {InvalidInput} */
export function readShopperLines(kitchen: Kitchen, lines: readonly LineChoice[]): LineChoice[] {
  return lines.map((line, index) => {
    return { ...line, note: readShopperNote(kitchen, line.note, ['lines', String(index), 'note']) };
  });
}
