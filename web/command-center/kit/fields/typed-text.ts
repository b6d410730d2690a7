import { useState } from 'react';

/**
 * The text of an input whose value is not text: as typed while it means the value, otherwise the formatted value. So `1.`
 * and `1,50` stay as typed.
 */
export function useTypedText<Value>(value: Value, parse: (text: string) => Value, write: (value: Value) => string) {
  const [typed, setTyped] = useState(() => write(value));
  return { text: Object.is(parse(typed), value) ? typed : write(value), setTyped };
}
