// `npm start`: from a bare clone to an answering page. Plain Node without packages: there may be none yet.
import { actAsDataOwner } from './preparation/data-owner.mjs';
import { endWithNpm } from './preparation/end-with-npm.mjs';
import { prepare } from './preparation/prepare.mjs';
import { versionText } from './preparation/release.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

if (process.argv.includes('--version')) {
  console.log(versionText());
  process.exit(0);
}
endWithNpm();
process.env.NODE_ENV ||= 'production';
if (!actAsDataOwner()) process.exit(1);
await ensureSupportedNode();
if (!(await prepare('server'))) process.exit(1);

// In this very process: signals, exit codes and kill -9 then need nobody to pass them on.
process.setSourceMapsEnabled(true);
await import('../build/api/main.js');
