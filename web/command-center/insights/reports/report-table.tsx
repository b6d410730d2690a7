import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Column } from '../../kit/table/column';
import { CsvButton } from '../../kit/table/csv-button';
import { Button } from '../../kit/ui/button';
import figures from '../dashboard/figures.module.css';
import { FiguresTable } from '../dashboard/figures-table';
import { Panel } from '../dashboard/panel';

/** Rows that are shown before somebody asks for all of them. */
const SHOWN = 12;

interface Props<Row> {
  readonly title: ReactNode;
  /** Of the file, without day and ending. */
  readonly name: string;
  /** The first one names the row; each is in the file too. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Without rows. */
  readonly none?: ReactNode;
}

/** One part of a report: its longest rows first, and all of it as a file. */
export function ReportTable<Row>({ title, name, columns, rows, none }: Props<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const [main, ...others] = columns.filter(({ isInFileOnly }) => !isInFileOnly);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const left = rows.length - shown.length;
  return (
    <Panel
      aside={rows.length > 0 && <CsvButton columns={columns} isSmall name={name} read={() => rows} />}
      title={title}
    >
      {rows.length === 0 ? (
        <p className={figures.muted}>{none ?? <FormattedMessage id="command-center.reports.none" />}</p>
      ) : (
        <FiguresTable
          heads={[main, ...others].map((column) => column?.title)}
          rows={shown.map((row, index) => ({
            key: index,
            name: main?.cell(row),
            values: others.map(({ cell }) => cell(row)),
          }))}
        />
      )}
      {left > 0 && (
        <Box>
          <Button onClick={() => setIsWhole(true)} size="sm" variant="outline">
            <FormattedMessage id="command-center.reports.more" values={{ count: left }} />
          </Button>
        </Box>
      )}
    </Panel>
  );
}
