import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { mendAdapter, offlineAdapter } from './adapter.mjs';
import { connectionFields, createDatabase, dropDatabase, schemaOf } from './connection.mjs';

/** The engine's connections: the main database, and the shadow databases that it replays migrations on. */
export function createFactory({ url, shadowDatabaseUrl }) {
  const main = url ? prismaPg(url) : new PrismaPg({ host: '127.0.0.1', port: 1 });
  return bindMigrationAwareSqlAdapterFactory({
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => (url ? mendAdapter(await main.connect()) : offlineAdapter(main.adapterName)),
    connectToShadowDb: async () =>
      shadowDatabaseUrl ? mendAdapter(await prismaPg(shadowDatabaseUrl).connect()) : connectToNewShadow(url),
  });
}

async function connectToNewShadow(url) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  await createDatabase(url, name);
  const shadow = mendAdapter(await prismaPg(url, name).connect());
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await dropDatabase(url, name);
  };
  return shadow;
}

function prismaPg(url, database) {
  return new PrismaPg({ ...connectionFields(url, database), max: 1 }, { schema: schemaOf(url) });
}
