import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { EntryTable } from './entry-table';
import { FaultTable } from './fault-table';
import { changesAnything, type ImportReport, OUTCOMES } from './import-report';
import styles from './import-review.module.css';

interface Props {
  readonly report: ImportReport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onForget: () => void;
}

/** What a file would do: its faults, or all that would come of it, and the button that does it. */
export function ImportReview({ report, isBusy, onApply, onForget }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { counts, faultCount, encoding } = report;
  const hasFaults = faultCount > 0;
  const isUseful = changesAnything(report);
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);
  return (
    <section className={styles.review}>
      <h3 className={styles.title} ref={heading} tabIndex={-1}>
        {hasFaults ? (
          <FormattedMessage id="command-center.import.faults" values={{ count: faultCount }} />
        ) : (
          <FormattedMessage id={isUseful ? 'command-center.import.would' : 'command-center.import.nothing'} />
        )}
      </h3>
      {encoding !== 'utf-8' && (
        <Notice>
          <FormattedMessage id="command-center.import.encoding" values={{ encoding: encoding.toUpperCase() }} />
        </Notice>
      )}
      {hasFaults ? (
        <>
          <p>
            <FormattedMessage id="command-center.import.faultsExplained" />
          </p>
          <FaultTable faultCount={faultCount} faults={report.faults} format={report.format} />
        </>
      ) : (
        <>
          <ul className={styles.counts}>
            {OUTCOMES.map((outcome) => (
              <li className={styles.count} data-outcome={counts[outcome] > 0 ? outcome : undefined} key={outcome}>
                <span className={styles.number}>
                  <FormattedNumber value={counts[outcome]} />
                </span>{' '}
                <FormattedMessage id={`command-center.import.count.${outcome}`} values={{ count: counts[outcome] }} />
              </li>
            ))}
          </ul>
          <EntryTable report={report} />
        </>
      )}
      <div className={styles.actions}>
        {!hasFaults && isUseful && (
          <Button isBusy={isBusy} onClick={onApply} variant={counts.REMOVED > 0 ? 'danger' : 'primary'}>
            <FormattedMessage
              id={counts.REMOVED > 0 ? 'command-center.import.applyRemoving' : 'command-center.import.apply'}
              values={{ count: counts.REMOVED }}
            />
          </Button>
        )}
        <Button onClick={onForget} variant="outline">
          <FormattedMessage id="command-center.import.forget" />
        </Button>
      </div>
    </section>
  );
}
