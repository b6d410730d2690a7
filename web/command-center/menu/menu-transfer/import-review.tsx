import { chakra, Flex, Span } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { EntryTable } from './entry-table';
import { FaultTable } from './fault-table';
import { changesAnything, type ImportReport, OUTCOMES } from './import-report';

const COUNT = {
  padding: 'var(--space-3) var(--space-4)',
  borderWidth: '1px',
  borderRadius: 'md',
  color: 'fg.muted',
  '&[data-outcome="CREATED"]': { borderColor: 'fg.success', color: 'fg.success' },
  '&[data-outcome="CHANGED"]': { borderColor: 'fg.warning', color: 'fg.warning' },
  '&[data-outcome="REMOVED"]': { borderColor: 'fg.error', color: 'fg.error' },
} as const;

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
    <chakra.section display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" paddingTop="4" borderTopWidth="1px">
      <chakra.h3 fontSize="lg" fontWeight="bold" css={{ '&:focus': { outline: 'none' } }} ref={heading} tabIndex={-1}>
        {hasFaults ? (
          <FormattedMessage id="command-center.import.faults" values={{ count: faultCount }} />
        ) : (
          <FormattedMessage id={isUseful ? 'command-center.import.would' : 'command-center.import.nothing'} />
        )}
      </chakra.h3>
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
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
            gap="3"
            padding="0"
            listStyle="none"
          >
            {OUTCOMES.map((outcome) => (
              <chakra.li css={COUNT} data-outcome={counts[outcome] > 0 ? outcome : undefined} key={outcome}>
                <Span display="block" fontSize="var(--text-xl)" fontWeight="bold" fontVariantNumeric="tabular-nums">
                  <FormattedNumber value={counts[outcome]} />
                </Span>{' '}
                <FormattedMessage id={`command-center.import.count.${outcome}`} values={{ count: counts[outcome] }} />
              </chakra.li>
            ))}
          </chakra.ul>
          <EntryTable report={report} />
        </>
      )}
      <Flex gap="3" wrap="wrap">
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
      </Flex>
    </chakra.section>
  );
}
