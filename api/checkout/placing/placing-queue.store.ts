import type { Database } from '../../db/client';
import { BoundedQueue } from '../../kernel/bounded-queue';

/** Of the pool's ten connections: the rest is for carts, menus and the kitchen, whatever a rush does to placing. */
const AT_ONCE = 6;
/** What is done in a few seconds; who would wait longer is better told so, and comes back with the same key. */
const MOST_WAITING = 500;

const queues = new WeakMap<Database, BoundedQueue>();

/** Where the orders of this process wait for their turn at the database. */
export function placingQueue(db: Database): BoundedQueue {
  const queue = queues.get(db) ?? new BoundedQueue(AT_ONCE, MOST_WAITING);
  queues.set(db, queue);
  return queue;
}
