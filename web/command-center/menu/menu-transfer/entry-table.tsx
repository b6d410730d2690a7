import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../kit/table/data-table';
import { Button, Chip } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import { ChangeList } from './change-list';
import { type EntryOutcome, type ImportReport, OUTCOMES, type ReportEntry } from './import-report';
import styles from './report-table.module.css';

const PAGE = 50;

const TONES = { CREATED: 'success', CHANGED: 'warning', REMOVED: 'danger', LEFT: 'neutral' } as const;

/** What becomes of each entry; what changes anything comes first, and all can be looked at. */
export function EntryTable({ report: { entries, counts, format, unlisted } }: { readonly report: ImportReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const present = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  const [chosen, setChosen] = useState<EntryOutcome | null>(present[0] ?? null);
  const [shown, setShown] = useState(PAGE);
  const listed = entries.filter(({ outcome }) => outcome === chosen);
  const columns = [
    {
      id: 'row',
      title: formatMessage({ id: format === 'csv' ? 'command-center.import.row' : 'command-center.import.dishNumber' }),
      isNumeric: true,
      cell: ({ row }: ReportEntry) => (row === null ? '–' : formatNumber(row, { useGrouping: false })),
    },
    {
      id: 'name',
      title: formatMessage({ id: 'command-center.import.name' }),
      isMain: true,
      cell: ({ name }: ReportEntry) => name,
    },
    {
      id: 'kind',
      title: formatMessage({ id: 'command-center.import.kind' }),
      cell: ({ kind }: ReportEntry) => formatMessage({ id: `command-center.import.kind.${kind}` }),
    },
    {
      id: 'outcome',
      title: formatMessage({ id: 'command-center.import.outcome' }),
      cell: ({ outcome, changes }: ReportEntry) =>
        changes.length > 0 ? (
          <ChangeList changes={changes} />
        ) : (
          <Tag tone={TONES[outcome]}>{formatMessage({ id: `command-center.import.outcome.${outcome}` })}</Tag>
        ),
    },
  ];
  const rows = listed.slice(0, shown).map((entry, index) => ({ ...entry, id: String(index) }));
  return (
    <>
      <div className={styles.filter}>
        {present.map((outcome) => (
          <Chip
            isActive={outcome === chosen}
            key={outcome}
            onPress={() => {
              setChosen(outcome);
              setShown(PAGE);
            }}
          >
            <FormattedMessage id={`command-center.import.outcome.${outcome}`} />
          </Chip>
        ))}
      </div>
      <DataTable
        columns={columns}
        empty={null}
        label={formatMessage({ id: 'command-center.import.entries' })}
        rows={rows}
      />
      {listed.length > shown && (
        <div>
          <Button onClick={() => setShown((count) => count + PAGE * 4)} variant="outline">
            <FormattedMessage id="command-center.import.more" values={{ count: listed.length - shown }} />
          </Button>
        </div>
      )}
      {unlisted > 0 && (
        <p className={styles.more}>
          <FormattedMessage id="command-center.import.unlisted" values={{ count: unlisted }} />
        </p>
      )}
    </>
  );
}
