import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { openReplica, type Replica } from '../db/replica/replica';
import { clusterOf } from '../db/replica/same-server';

interface ReplicaSettings {
  readonly replicaUrl: string | null;
  /** Of the primary itself. */
  readonly databaseUrl: string;
  readonly primary: Database;
  readonly logger: Logger;
}

/** The replica need not be there yet. @returns null where none is set. */
export async function openReplicaOf({
  replicaUrl,
  databaseUrl,
  primary,
  logger,
}: ReplicaSettings): Promise<Replica | null> {
  if (replicaUrl === null) return null;
  return openReplica({
    url: replicaUrl,
    primary,
    cluster: await clusterOf(databaseUrl),
    onChange: ({ state, lagMs }, error) => {
      const seconds = Math.round(lagMs / 1000);
      if (state === 'used') logger.info({ lagSeconds: seconds }, 'the replica is used');
      else
        logger.warn({ err: error, state, lagSeconds: seconds }, 'the replica is left out: the primary answers for it');
    },
  });
}
