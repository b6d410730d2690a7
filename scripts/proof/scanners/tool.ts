/** A scanner of others, as it is installed on the machine; Debian has all of them. */
export interface Tool {
  readonly name: string;
  /** Set when it only wears the server out: somebody else, from another address, has to be answered meanwhile. */
  readonly isFlood?: boolean;
  /** One run of it for each; what it writes goes to `report`, if it writes anything. */
  runs(target: ScanTarget): readonly (readonly string[])[];
  /** What it found that nobody has looked into yet, as sentences; see docs/security.md for what was. */
  read(output: string, report: string): string[];
}

export interface ScanTarget {
  readonly url: string;
  /** A file of the run's own. */
  readonly report: string;
  /** The longest that a run may take. */
  readonly seconds: number;
}
