/** Part of the worker's name: tabs of two builds share one as long as they speak the same way. Raised with each change here. */
export const PROTOCOL = 1;

/** An operation as the stream's address has it: the JSON of hash, language and variables. */
export type OperationKey = string;

/** The broker's messages to a page. The page sends the list of all operations that it wants, again and again. */
export type Message =
  /** Its list has come. */
  | { readonly kind: 'heard' }
  /** From now on nothing of these is missed. */
  | { readonly kind: 'live'; readonly keys: readonly OperationKey[] }
  | { readonly kind: 'lost'; readonly keys: readonly OperationKey[] }
  | { readonly kind: 'result'; readonly key: OperationKey; readonly result: object }
  /** It was refused, and is not asked for again. */
  | { readonly kind: 'over'; readonly key: OperationKey };

export type Post = (message: Message) => void;
