import type { ReactNode } from 'react';

/** Something that the palette leads to or does. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** Beside the label: a status, a phone number. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** Entries of one kind under a heading. */
export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Shown only once something is typed. */
  readonly isSoughtOnly?: boolean;
}
