import type { Database } from '../../db/client';
import { BoundedQueue } from '../../kernel/bounded-queue';

/** Of the pool's ten connections: the rest stay free for carts, menus and the kitchen during a rush. */
const AT_ONCE = 6;
/** Orders that would wait longer than a few seconds are refused, and are repeated with the same key. */
const MOST_WAITING = 500;

const queues = new WeakMap<Database, BoundedQueue>();

/** Where the orders of this process wait for their turn at the database. */
export function placingQueue(db: Database): BoundedQueue {
  const queue = queues.get(db) ?? new BoundedQueue(AT_ONCE, MOST_WAITING);
  queues.set(db, queue);
  return queue;
}
