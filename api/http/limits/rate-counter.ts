/** What one key did within the present minute. */
interface Count {
  readonly limit: number;
  /** On all nodes, as far as they have shared their counts; what was shared from here is in it. */
  known: number;
  /** Counted here and not yet shared. */
  unreported: number;
}

/** Counts exchanged with the other nodes. */
export interface ReportedCount {
  readonly key: string;
  readonly count: number;
}

const MINUTE_MS = 60_000;
/** A key is worth telling of once it did this part of what it may: until then no other node has to know. */
const WORTH_REPORTING = 8;

/**
 * Counts by key and minute, in this process's memory, so that counting costs a request nothing. `shareCounts` shares
 * growing counts with the other nodes and brings their sums back.
 */
export class RateCounter {
  #minute = 0;
  readonly #counts = new Map<string, Count>();

  constructor(private readonly now: () => Date) {}

  /** Counts one more. @returns how often it has been by now, on all nodes. */
  add(key: string, limit: number): number {
    this.#turn();
    const count = this.#counts.get(key) ?? { limit, known: 0, unreported: 0 };
    count.unreported += 1;
    this.#counts.set(key, count);
    return count.known + count.unreported;
  }

  /** Seconds until counting begins again; at least one. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((MINUTE_MS - (this.now().getTime() % MINUTE_MS)) / 1000));
  }

  /** Minutes since 1970. */
  minute(): number {
    return Math.floor(this.now().getTime() / MINUTE_MS);
  }

  /** Counts to send to the other nodes now; they count as sent from then on. */
  takeUnreported(): ReportedCount[] {
    this.#turn();
    const told: ReportedCount[] = [];
    for (const [key, count] of this.#counts) {
      const isWorthIt = count.known > 0 || count.unreported * WORTH_REPORTING >= count.limit;
      if (count.unreported === 0 || !isWorthIt) continue;
      told.push({ key, count: count.unreported });
      count.known += count.unreported;
      count.unreported = 0;
    }
    return told;
  }

  /** @param minute - which one they are of: what comes late is of no use. */
  hear(minute: number, heard: readonly ReportedCount[]): void {
    if (minute !== this.minute()) return;
    for (const { key, count: total } of heard) {
      const count = this.#counts.get(key);
      if (count) count.known = Math.max(count.known, total);
    }
  }

  /** Forgets the last minute in the next. */
  #turn(): void {
    const minute = this.minute();
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#counts.clear();
  }
}
