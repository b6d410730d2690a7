// `npm run backup`, `npm run recover` and the other operator commands: `node scripts/command.mjs NAME …`. They run
// beside an open shop, so they use the existing build and write nothing into it. They build only where no build
// exists.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { actAsDataOwner } from './preparation/data-owner.mjs';
import { root } from './preparation/files.mjs';
import { isUpToDate, prepare } from './preparation/prepare.mjs';
import { ensureSupportedNode } from './preparation/supported-node.mjs';

const MISSING_PACKAGE =
  'This release needs packages that are not installed here, and installing them would change the shop that runs. Run the preflight from\n' +
  'a second clone: git clone, npm run preflight, with the same DATA_DIR or DATABASE_URL.';

if (!actAsDataOwner()) process.exit(1);
await ensureSupportedNode();
// The command reads its arguments from the usual place in `argv`.
const [name = ''] = process.argv.splice(2, 1);
const isPreflight = name === 'preflight';
const program = join(root, 'build/api', `${name}.js`);

process.env.NODE_ENV ||= 'production';
// It asks the server, which may answer on a port of systemd's.
if (name === 'doctor') process.env.PORT = (await import('./releases/health-of.mjs')).PORT;
const isBuilt = existsSync(program);
if (!isBuilt && !(await prepare(isPreflight ? 'generate' : 'server'))) process.exit(1);
const isOld = isBuilt && !isUpToDate('server');
if (isOld && !isPreflight) {
  console.error(
    'The sources are another version than what is built. This is done by what is built; npm start builds again.',
  );
}
// The preflight checks the coming release: it runs from the sources when the build is older.
if (isPreflight && (isOld || !isBuilt)) await runSource();
else await import(pathToFileURL(program).href);

async function runSource() {
  try {
    const { register } = await import('tsx/esm/api');
    register();
    await import(`../api/commands/${name}.ts`);
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(MISSING_PACKAGE);
    process.exit(1);
  }
}
