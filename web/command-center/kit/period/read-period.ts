import type { RouterContextProvider } from 'react-router';
import { intlZone } from '../../../../domain/intl-zone';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { periodProblem, reportDays, toReportPeriod } from './report-period';

const ReportZoneQuery = graphql(`
  query ReportZone {
    channel {
      id
      timeZone
    }
  }
`);

/** The days that the address asks for, by the shop's clocks, for the loader of a page. */
export async function readPeriod(context: Readonly<RouterContextProvider>, { searchParams }: URL) {
  const { channel } = await query(context, ReportZoneQuery, {});
  const days = reportDays(searchParams, Date.now(), intlZone(channel?.timeZone ?? 'UTC'));
  return { days, problem: periodProblem(days), period: toReportPeriod(searchParams) };
}
