import { useState } from 'react';

/**
 * What stands in an input whose value is not its text: as it was typed while that is the value, else the value written
 * out. `1.` and `1,50` stay as they are under the reader's fingers.
 */
export function useTypedText<Value>(value: Value, parse: (text: string) => Value, write: (value: Value) => string) {
  const [typed, setTyped] = useState(() => write(value));
  return { text: Object.is(parse(typed), value) ? typed : write(value), setTyped };
}
