interface Amount {
  readonly minor: number;
  readonly currencyCode: string;
}

/** The change that goes along where an order is paid from a note; null where none does. */
export function changeToBring<Given extends Amount>(changeFrom: Given | null, due: Amount): Given | null {
  if (!changeFrom || changeFrom.minor <= due.minor) return null;
  return { ...changeFrom, minor: changeFrom.minor - due.minor };
}
