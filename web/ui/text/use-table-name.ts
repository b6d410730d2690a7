import { useIntl } from 'react-intl';

/** `7`, `12`, `A1` say nothing alone; `Terrace 2` does. */
const LONGEST_MARK = 3;

/** A table by its name: “Table 7”, and “Terrace 2” as it is. */
export function useTableName(): (table: string) => string {
  const { formatMessage } = useIntl();
  return (table) => ([...table].length <= LONGEST_MARK ? formatMessage({ id: 'ui.table' }, { table }) : table);
}
