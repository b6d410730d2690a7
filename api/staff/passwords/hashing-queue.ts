import { BoundedQueue } from '../../kernel/bounded-queue';
import { TooManyAttempts } from '../../kernel/refusals';

/** Each hash takes 19 MiB and a core: more at once would let sign-ins starve the shop. */
const AT_ONCE = 2;
/** More wait only in an attack; about two seconds of work. */
const MAXIMUM_WAITING = 64;
const RETRY_SECONDS = 2;

/** Where passwords wait to be hashed; full, it refuses with {@link TooManyAttempts}. */
export class HashingQueue extends BoundedQueue {
  constructor() {
    super(AT_ONCE, MAXIMUM_WAITING, () => new TooManyAttempts(RETRY_SECONDS));
  }
}
