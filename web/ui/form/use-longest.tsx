import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface Text {
  /** Characters. */
  readonly maxLength?: number | undefined;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

const lengthOf = (text: unknown) => [...String(text ?? '')].length;

/**
 * A limit that a field says and never cuts at: what is pasted or typed beyond it stays to be shortened.
 *
 * @returns what is left of it, why the text can't stay, and how the field says what is typed.
 */
export function useLongest({ maxLength, value, defaultValue }: Text) {
  const [typed, setTyped] = useState(() => lengthOf(value ?? defaultValue));
  const length = value === undefined ? typed : lengthOf(value);
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;
  const tooLong: ReactNode = left < 0 && <FormattedMessage id="ui.tooLong" values={{ length, maximum: maxLength }} />;
  return { left, tooLong, type: (text: string) => setTyped(lengthOf(text)) };
}
