import { startEmbedded } from './embedded';

/** For embedded.db.test.ts: starts the PostgreSQL of a directory, tells where, and waits to be killed. */
const [directory = ''] = process.argv.slice(2);
const { url } = await startEmbedded({ directory, durable: false });
console.log(url);
setInterval(() => {}, 60_000);
