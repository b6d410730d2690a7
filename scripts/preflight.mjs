// `npm run preflight`: straight from the sources, so that nothing changes of what the running release serves.
import { prepare } from './preparation/prepare.mjs';

process.env.NODE_ENV ||= 'production';
if (!(await prepare('generate'))) process.exit(1);

const { register } = await import('tsx/esm/api');
register();
await import('../api/preflight.ts');
