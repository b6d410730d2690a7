import type { Logger } from 'pino';
import { createNotifications, type Notifications, notificationsBy } from '../db/notifications';
import { openRedis } from '../db/relay/redis';
import { relayedListening } from '../db/relay/relayed-listening';
import type { Route } from '../telemetry/readings';

/** Notices between nodes, and how they come to this one. */
export interface OpenNotifications {
  readonly notifications: Notifications;
  route(): Route;
}

interface NotificationSettings {
  /** Of PostgreSQL itself. */
  readonly databaseUrl: string;
  /** Of Redis or Valkey; null where each node listens to PostgreSQL. */
  readonly redisUrl: string | null;
  readonly logger: Logger;
}

/** Neither PostgreSQL nor Redis has to be there yet. */
export async function openNotifications({
  databaseUrl,
  redisUrl,
  logger,
}: NotificationSettings): Promise<OpenNotifications> {
  const onTrouble = (error: unknown) => logger.warn({ err: error }, 'live updates are down');
  if (redisUrl === null) {
    return { notifications: createNotifications(databaseUrl, onTrouble), route: () => 'direct' };
  }
  const broker = await openRedis(redisUrl, {
    onAway: (error) => logger.warn({ err: error }, 'Redis is away: this node listens to PostgreSQL itself'),
    onBack: () => logger.info('Redis is back'),
  });
  let present: Route = 'direct';
  const onRoute = (route: Route) => {
    present = route;
    logger.info({ route }, 'live updates come another way');
  };
  const notifications = notificationsBy(relayedListening({ url: databaseUrl, broker, onRoute }), onTrouble);
  return { notifications, route: () => present };
}
