import { HOTP, Secret } from 'otpauth';
import { stepAt } from './totp';

/** An authenticator app: it shows a code that was not used yet, as somebody does who waits for the next one. */
export class Authenticator {
  #last = 0;

  constructor(readonly secret: string) {}

  /** At most one of them is ahead of the clock: more than two within 30 seconds would be refused. */
  next(now = new Date()): string {
    this.#last = Math.max(this.#last + 1, stepAt(now));
    return HOTP.generate({ secret: Secret.fromBase32(this.secret), counter: this.#last });
  }
}
