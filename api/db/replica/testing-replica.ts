import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeBriefPlace } from '../embedded/brief-place';
import { type EmbeddedServer, startEmbedded } from '../embedded/embedded';
import { migrate } from '../migrate';

const LOOK_MS = 20;

/** A PostgreSQL with a real streaming replica, both a test's own. */
export interface ReplicatedCluster {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** The replica goes on receiving, and shows none of it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Until the replica has all that the primary has written. */
  caughtUp(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  remove(): Promise<void>;
}

export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const parent = makeBriefPlace();
  const [first, second] = [join(parent, 'primary'), join(parent, 'replica')];
  const primary = await startEmbedded({ directory: first, durable: false });
  await migrate(primary.url);
  await copyRunning(primary.url, first, second);
  let replica: EmbeddedServer = await startEmbedded({ directory: second, durable: false });
  const replicaUrl = replica.url;
  const port = Number(new URL(replicaUrl).port);
  return {
    primaryUrl: primary.url,
    replicaUrl,
    pauseReplay: async () => void (await query(replicaUrl, 'select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await query(replicaUrl, 'select pg_wal_replay_resume()')),
    async caughtUp() {
      // What is committed here is written out a moment later: nothing of this cluster is durable.
      const [row] = await query(primary.url, 'select pg_current_wal_insert_lsn()::text as position');
      for (;;) {
        const [there] = await query(
          replicaUrl,
          `select pg_last_wal_replay_lsn() >= '${row?.position}'::pg_lsn as "isThere"`,
        );
        if (there?.isThere) return;
        await sleep(LOOK_MS);
      }
    },
    stopReplica: () => endWithSessions(replicaUrl, replica),
    async startReplica() {
      replica = await startEmbedded({ directory: second, durable: false, port });
    },
    async remove() {
      await endWithSessions(replicaUrl, replica);
      await primary.stop();
      rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What `pg_basebackup` does, which the built-in PostgreSQL comes without. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const data = join(to, 'data');
    rmSync(join(data, 'postmaster.pid'), { force: true });
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(data, 'standby.signal'), '');
    const { hostname, port, username, password } = new URL(url);
    const address = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
    // Whose the cluster is, PostgreSQL runs as.
    const { uid, gid } = statSync(data);
    for (const name of ['backup_label', 'standby.signal']) chownSync(join(data, name), uid, gid);
  } finally {
    await client.end();
  }
}

/** Its server leaves one alone that others still use. */
async function endWithSessions(url: string, server: EmbeddedServer): Promise<void> {
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  ).catch(() => undefined);
  await server.stop();
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
