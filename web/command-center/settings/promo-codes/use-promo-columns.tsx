import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql';
import type { PromoKind, PromoRowFragment as PromoRow } from '../../../gql/graphql';
import type { MoneyValue } from '../../../ui/text/money';
import { useMoney } from '../../../ui/text/use-money';
import type { Column } from '../../kit/table/column';
import { useShopDay } from '../../kit/time/use-shop-day';
import { promoCodePath } from './promo-code-path';
import styles from './promo-codes.module.css';
import { PromoStateBadge } from './promo-state-badge';

export const PromoRowFragment = graphql(`
  fragment PromoRow on PromoCode {
    id
    code
    kind
    percent
    startsAt
    endsAt
    totalLimit
    used
    state
    amount {
      minor
      currencyCode
    }
    takenOffInAll {
      minor
      currencyCode
      decimal
    }
  }
`);

/** The columns of the list of promo codes, on the screen and in the file. */
export function usePromoColumns(): Column<PromoRow>[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const effect = usePromoEffect();
  const day = useShopDay();
  const title = (column: 'code' | 'effect' | 'state' | 'period' | 'uses' | 'takenOff') =>
    formatMessage({ id: `command-center.promo-codes.${column}` });
  const inFile = (id: 'startsAt' | 'endsAt'): Column<PromoRow> => {
    const name = formatMessage({ id: `command-center.promo-codes.form.${id}` });
    return { id, title: name, isInFileOnly: true, cell: () => null, csv: (row) => ({ instant: row[id] }) };
  };
  // A date stays in one piece; two of them may stand one below the other.
  const date = (instant: string | null) => <span className={styles.date}>{instant ? day(instant) : ''}</span>;
  return [
    {
      id: 'code',
      title: title('code'),
      isMain: true,
      cell: ({ id, code }) => (
        <Link className={styles.code} to={promoCodePath(id)}>
          {code}
        </Link>
      ),
      csv: ({ code }) => code,
    },
    { id: 'effect', title: title('effect'), cell: effect, csv: effect },
    {
      id: 'state',
      title: title('state'),
      cell: ({ state }) => <PromoStateBadge state={state} />,
      csv: ({ state }) => formatMessage({ id: `command-center.promo-codes.state.${state}` }),
    },
    {
      id: 'period',
      title: title('period'),
      cell: ({ startsAt, endsAt }) => (
        <FormattedMessage
          id={`command-center.promo-codes.period.${periodKind(startsAt, endsAt)}`}
          values={{ from: date(startsAt), to: date(endsAt) }}
        />
      ),
    },
    inFile('startsAt'),
    inFile('endsAt'),
    {
      id: 'uses',
      title: title('uses'),
      isNumeric: true,
      cell: ({ used, totalLimit }) =>
        formatMessage(
          { id: 'command-center.promo-codes.used' },
          { used, limit: totalLimit ?? 0, isLimited: totalLimit !== null },
        ),
      csv: ({ used }) => used,
    },
    {
      id: 'takenOff',
      title: title('takenOff'),
      isNumeric: true,
      cell: ({ takenOffInAll }) => money(takenOffInAll),
      csv: ({ takenOffInAll }) => takenOffInAll,
    },
  ];
}

function periodKind(startsAt: string | null, endsAt: string | null) {
  if (startsAt) return endsAt ? 'both' : 'from';
  return endsAt ? 'to' : 'always';
}

interface Promo {
  readonly kind: PromoKind;
  readonly percent: number | null;
  readonly amount: MoneyValue | null;
}

/** What a code does, in a word: `−10%`, `−₾5`, “free delivery”. */
function usePromoEffect(): (promo: Promo) => string {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return ({ kind, percent, amount }) => {
    if (kind === 'FREE_DELIVERY') return formatMessage({ id: 'command-center.promo-codes.effect.FREE_DELIVERY' });
    const value =
      kind === 'PERCENT' ? formatNumber((percent ?? 0) / 100, { style: 'percent' }) : amount && money(amount);
    return formatMessage({ id: 'command-center.promo-codes.effect.off' }, { value });
  };
}
