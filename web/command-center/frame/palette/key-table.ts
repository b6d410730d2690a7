/** The keys of every page, then those of the order board beside them; `$mod` is Ctrl, ⌘ on Apple’s keyboards. No key stands twice. */
export const KEY_TABLE = [
  { id: 'palette', keys: ['$mod', 'K'] },
  { id: 'search', keys: ['/'] },
  { id: 'phoneOrder', keys: ['N'] },
  { id: 'save', keys: ['$mod', 'S'] },
  { id: 'move', keys: ['↑', '↓'] },
  { id: 'chosen', keys: ['Enter'] },
  { id: 'close', keys: ['Esc'] },
  { id: 'help', keys: ['?'] },
  { id: 'orders', keys: ['J', 'K'] },
  { id: 'accept', keys: ['A'] },
  { id: 'ready', keys: ['R'] },
  { id: 'step', keys: ['E'] },
  { id: 'choose', keys: ['X'] },
  { id: 'undo', keys: ['U'] },
] as const;
