/** The server, and each command of an operator: a file of `api/` that becomes a program of its own in `build/api/`. */
export const ENTRY_POINTS = [
  'main',
  'recover',
  'add-shop',
  'rotate-secrets',
  'backup',
  'restore',
  'import-orders',
  'preflight',
  'move-photos',
];
