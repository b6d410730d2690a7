/** A scanner of others, as it is installed on the machine; Debian has all of them. */
export interface Tool {
  readonly name: string;
  /** From where it seems to come, so that the limits count each by itself. */
  readonly address: string;
  /** What it does, one after the other. */
  runs(target: ScanTarget): readonly ScanRun[];
  /** Findings that are not explained in docs/audit/attacks.md, as sentences. */
  read(output: string, report: string): string[];
  /** Parts of a run that its time was too short for, by name. */
  unfinished?(output: string): string[];
}

export interface ScanTarget {
  readonly url: string;
  /** A file of the run's own. */
  readonly report: string;
  /** An address that nothing but the attacked shop has a reason to ask. */
  readonly lure: string;
  /** Of the whole time, as much as this run gets. */
  seconds(whole: number): number;
}

export interface ScanRun {
  readonly options: readonly string[];
  /** It is ended after that long. What it had found until then counts. */
  readonly seconds: number;
}

/** The header by which a tool says from where it seems to come: the server trusts it as it trusts its proxy. */
export function seemsFrom({ address }: Pick<Tool, 'address'>): string[] {
  return ['-H', `X-Forwarded-For: ${address}`];
}
