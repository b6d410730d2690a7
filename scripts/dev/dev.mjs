// `npm run dev`: generates the sources, then starts dev.ts.
import { endWithNpm } from '../preparation/end-with-npm.mjs';
import { prepare } from '../preparation/prepare.mjs';

endWithNpm();
if (!(await prepare('codegen'))) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
