/** One page of a connection. */
export interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Rows of one file: more is no longer a table that anybody reads. */
export const CSV_ROWS_LIMIT = 10_000;

/**
 * Every row of the present filter, page by page.
 *
 * @param readPage - null when no answer came.
 * @returns null when a page did not come: half a file would be taken for the whole.
 */
export async function readAllPages<Row>(
  readPage: (after: string | null) => Promise<Page<Row> | null | undefined>,
  limit = CSV_ROWS_LIMIT,
): Promise<readonly Row[] | null> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Page<Row> | null | undefined = await readPage(after);
    if (!page) return null;
    rows.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && rows.length < limit);
  return rows.slice(0, limit);
}
