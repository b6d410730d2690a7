import { useIntl } from 'react-intl';
import { type Locale, localeOfTag } from '../../../../domain/locale';
import { minor } from '../../../../domain/money';
import type { AuditRowFragment } from '../../../gql/graphql';
import type { MessageId } from '../../../i18n/message-ids';
import { useMoney } from '../../../ui/text/use-money';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useClock } from '../../settings/hours/use-clock';
import { WEEK } from '../../settings/hours/week';
import { changedLanguage, choicesOf, isSum, labelsOf, partsOf, unitsOfWhole } from './audit-fields';

type Row = Pick<AuditRowFragment, 'action' | 'changes' | 'details'>;

/** Actions, labels and choices alike: messages without values. */
type WordMessage = Extract<MessageId, `command-center.audit.${'action' | 'field'}.${string}`>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A line's end has more than this from the page of what it is about. */
const LONGEST = 60;

/** Said by the action itself, or by who it was. */
const HIDDEN: ReadonlySet<string> = new Set(['isMade', 'staffMemberId', 'apiTokenId']);

/** The words of the log; what a later version calls otherwise is shown by its own name. */
export function useAuditWords() {
  const { formatMessage, formatDate, formatNumber, messages, locale } = useIntl();
  const money = useMoney();
  const clock = useClock();
  const { currencyCode } = useCommandCenter();
  const own = localeOfTag(locale);
  const hasWords = (id: string): id is WordMessage => Object.hasOwn(messages, id);
  const say = (ids: readonly string[]) => {
    const id = ids.find(hasWords);
    return id ? formatMessage({ id }) : null;
  };
  const label = (action: string, field: string) => {
    const day = WEEK.find((each) => each === field);
    return day ? clock.weekday(day) : (say(labelsOf(action, field)) ?? field);
  };
  const single = (action: string, field: string, value: string): string => {
    if (value === 'true' || value === 'false') return formatMessage({ id: `command-center.audit.${value}` });
    if (isSum(action, field)) return money({ minor: minor(Number(value)), currencyCode });
    const whole = unitsOfWhole(field);
    if (whole) return formatNumber(Number(value) / whole, { style: 'percent', maximumFractionDigits: 2 });
    if (INSTANT.test(value)) return formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
    return say(choicesOf(action, field, value)) ?? (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
  };
  /** In one language where it has several. */
  const text = (action: string, field: string, value: string | null, language: Locale): string => {
    const parts = partsOf(value, language);
    if (parts.length === 0) return formatMessage({ id: 'command-center.audit.none' });
    if (field.endsWith('Ids')) return formatNumber(parts.length);
    return parts.map((one) => (typeof one === 'string' ? single(action, field, one) : clock.interval(one))).join(', ');
  };
  const fact = (action: string, field: string, value: string) => {
    const values = { field: label(action, field), value: text(action, field, value, own) };
    return formatMessage({ id: 'command-center.audit.fact' }, values);
  };
  const change = (action: string, { field, from, to }: Row['changes'][number]) => {
    const name = label(action, field);
    if (from === null && to === null) return name;
    const language = changedLanguage(from, to, own);
    const values = { field: name, from: text(action, field, from, language), to: text(action, field, to, language) };
    return formatMessage({ id: 'command-center.audit.change' }, values);
  };
  return {
    /** An order that was cancelled was not “moved on”, and dishes that were taken back are not made. */
    action(name: string, details: Row['details'] = []): string {
      const isCancelled = name === 'moveOrder' && details.some(({ value }) => value === 'CANCELLED');
      const isTakenBack = name === 'bumpLines' && details.some((one) => one.name === 'isMade' && one.value === 'false');
      const known = isCancelled ? 'cancelOrder' : isTakenBack ? 'takeLinesBack' : name;
      return say([`command-center.audit.action.${known}`]) ?? name;
    },
    /** What was changed, and what else is known, each in a line: “Price: $12 → $13.50”. */
    facts: ({ action, changes, details }: Row): string =>
      [
        ...changes.map((each) => change(action, each)),
        ...details
          .filter(({ name, value }) => value !== 'null' && !HIDDEN.has(name))
          .map(({ name, value }) => fact(action, name, value)),
      ].join('\n'),
  };
}
