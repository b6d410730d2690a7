import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Tag } from '../../../ui/text/tag';
import { useMoney } from '../../../ui/text/use-money';
import { useDistance } from './use-distance';
import styles from './zone-card.module.css';
import { zonePath } from './zone-path';

export const ZoneCardFragment = graphql(`
  fragment ZoneCard on DeliveryZone {
    id
    name
    isActive
    shape
    radiusMeters
    minutes
    polygon {
      latitude
    }
    warehouse {
      id
      name
    }
    fee {
      minor
      currencyCode
    }
    freeFrom {
      minor
      currencyCode
    }
    minimum {
      minor
      currencyCode
    }
  }
`);

/** A zone in the list, with the terms as a shopper meets them. */
export function ZoneCard({ zone }: { readonly zone: FragmentType<typeof ZoneCardFragment> }) {
  const { id, name, isActive, shape, radiusMeters, minutes, polygon, warehouse, fee, freeFrom, minimum } = readFragment(
    ZoneCardFragment,
    zone,
  );
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const distance = useDistance();
  const terms = [
    fee
      ? formatMessage({ id: 'command-center.zones.card.fee' }, { fee: money(fee) })
      : formatMessage({ id: 'command-center.zones.card.noFee' }),
    freeFrom && formatMessage({ id: 'command-center.zones.card.freeFrom' }, { amount: money(freeFrom) }),
    minimum && formatMessage({ id: 'command-center.zones.card.minimum' }, { amount: money(minimum) }),
    formatNumber(minutes, { style: 'unit', unit: 'minute' }),
  ];
  return (
    <div className={styles.card}>
      <p className={styles.name}>
        <Link className={styles.link} to={zonePath(id)}>
          {name}
        </Link>
        {!isActive && (
          <Tag>
            <FormattedMessage id="command-center.zones.card.off" />
          </Tag>
        )}
      </p>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      <p className={styles.area}>
        {shape === 'RADIUS' ? (
          <FormattedMessage
            id="command-center.zones.card.radius"
            values={{ distance: distance(radiusMeters ?? 0), kitchen: warehouse?.name ?? '' }}
          />
        ) : (
          <FormattedMessage id="command-center.zones.card.corners" values={{ count: polygon?.length ?? 0 }} />
        )}
      </p>
    </div>
  );
}
