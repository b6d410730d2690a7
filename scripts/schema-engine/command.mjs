import { connectionFields, createDatabase, databaseOf, dropDatabase, withClient } from './connection.mjs';

const DUPLICATE_DATABASE = ['42P04', '23505'];
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT'];

const COMMANDS = {
  'can-connect-to-database': (url) => withClient(connectionFields(url), (client) => client.query('select 1')),
  'create-database': (url) =>
    createDatabase(url).catch((error) => {
      if (!DUPLICATE_DATABASE.includes(error.code)) throw error;
    }),
  'drop-database': (url) => dropDatabase(url),
};

/** `schema-engine cli NAME`: reports the outcome on stderr as Prisma expects, and returns the exit code. */
export async function runCommand(name, url) {
  // Prisma ignores the first line.
  log('INFO', { message: 'Starting schema engine CLI' });
  try {
    const command = COMMANDS[name];
    if (!command) throw new Error(`Unknown command ${name}`);
    await command(url);
    // Prisma takes only this sentence for a drop that worked.
    log('INFO', { message: name === 'drop-database' ? 'The database was successfully dropped.' : 'Successful' });
    return 0;
  } catch (error) {
    log('ERROR', { is_panic: false, ...explain(error, url) });
    return 1;
  }
}

/** Prisma's own code and sentence: its CLI branches on the code. */
export function explain(error, url) {
  const { host, hostname } = new URL(url);
  if (error.code === '3D000') {
    const message = `Database \`${databaseOf(url)}\` does not exist on the database server at \`${host}\`.`;
    return { error_code: 'P1003', message };
  }
  if (error.code === '28P01' || error.code === '28000') {
    return { error_code: 'P1000', message: `Authentication failed against database server at \`${hostname}\`.` };
  }
  // A host name with several addresses fails with an AggregateError, which has no code of its own.
  if (UNREACHABLE.includes(error.code) || error.errors) {
    return { error_code: 'P1001', message: `Can't reach database server at \`${host}\`` };
  }
  return { error_code: 'P1010', message: error.message };
}

function log(level, fields) {
  const entry = { timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' };
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}
