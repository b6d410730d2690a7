/** The server, each command of an operator, and what runs in child processes: a file of `api/` that becomes a program of its own in `build/api/`. */
export const ENTRY_POINTS = [
  'main',
  'recover',
  'add-shop',
  'rotate-secrets',
  'backup',
  'restore',
  'import-orders',
  'preflight',
  'migrate',
  'move-photos',
  'process-photos',
  'read-menu-file',
  'render-templates',
];
