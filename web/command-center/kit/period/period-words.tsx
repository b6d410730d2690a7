import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDays } from './report-period';

interface Props {
  readonly days: ReportDays;
  /** Why there is nothing of these days. */
  readonly problem: 'turned' | 'long' | null;
}

/** The chosen days in words, or what is wrong with them. A range by Intl has other spaces in browsers than in Node. */
export function PeriodWords({ days: { from, to }, problem }: Props) {
  const { formatDate } = useIntl();
  if (problem) {
    return (
      <Text color="fg.error" role="alert">
        <FormattedMessage id={`command-center.reports.problem.${problem}`} />
      </Text>
    );
  }
  const day = (date: string) => formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Text color="fg.muted" fontSize="sm" role="status">
      {from === to ? (
        day(from)
      ) : (
        <FormattedMessage id="command-center.reports.days" values={{ from: day(from), to: day(to) }} />
      )}
    </Text>
  );
}
