// `npm start`: from a bare clone to an answering page. Plain Node without packages, because none may be installed
// yet.
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

// The server runs in this process, so that signals and exit codes need no forwarding and kill -9 reaches it.
process.setSourceMapsEnabled(true);
await import('../build/api/main.js');
