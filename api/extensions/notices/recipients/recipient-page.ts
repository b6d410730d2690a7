/** Where a recipient's links lead, and in which language it reads. */
export interface RecipientPlace {
  readonly locale: string;
  /** An origin with or without a path, or for browsers a path. */
  readonly page: string;
}

/** A page of the command center: browsers get its path, others its address. */
export const pageAt = (base: string, path: string) => (base.startsWith('/') ? path : new URL(path, base).href);
