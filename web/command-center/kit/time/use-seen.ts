import { useIntl } from 'react-intl';
import { useCommandCenter } from '../context/command-center-context';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The server notes a visit at most once a minute. */
const NOW_MS = 2 * MINUTE_MS;

/** When somebody or something was last seen, as people say it: just now, 20 minutes ago, a date. */
export function useSeen(): (instant: string | null) => string {
  const { formatMessage, formatRelativeTime, formatDate } = useIntl();
  const { now } = useCommandCenter();
  return (instant) => {
    if (instant === null) return formatMessage({ id: 'command-center.staff.seen.never' });
    const ago = now - Date.parse(instant);
    if (ago < NOW_MS) return formatMessage({ id: 'command-center.staff.seen.now' });
    if (ago < HOUR_MS) return formatRelativeTime(-Math.floor(ago / MINUTE_MS), 'minute');
    if (ago < DAY_MS) return formatRelativeTime(-Math.floor(ago / HOUR_MS), 'hour');
    return formatDate(instant, { dateStyle: 'medium' });
  };
}
