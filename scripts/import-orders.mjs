// `npm run import-orders -- FILE`: on a server without packages or a build yet, they are made first.
import { prepare } from './preparation/prepare.mjs';

process.env.NODE_ENV ||= 'production';
if (!(await prepare('server'))) process.exit(1);

await import('../build/api/import-orders.js');
