import { stepAt, totpCode } from './totp';

/** An authenticator app: it shows a code that was not used yet, as somebody does who waits for the next one. */
export class Authenticator {
  #last = 0;

  constructor(readonly secret: string) {}

  /** At most one of them is ahead of the clock: more than two within 30 seconds would be refused. */
  next(now = new Date()): string {
    this.#last = Math.max(this.#last + 1, stepAt(now));
    return totpCode(this.secret, this.#last);
  }
}
