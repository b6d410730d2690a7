import { FormattedMessage, useIntl } from 'react-intl';
import { remove } from '../../../documents/promo-code';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity, storedOrNew } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/promo-code-route';
import { PromoCodeFigures } from './promo-code-figures';
import { PromoCodeForm } from './promo-code-form';
import { PROMO_CODES_PATH } from './promo-code-path';
import styles from './promo-codes.module.css';

const PromoCodeQuery = graphql(`
  query PromoCode($id: ID!, $isNew: Boolean!) {
    ...StaffSession
    node(id: $id) @skip(if: $isNew) {
      ... on PromoCode {
        id
        code
        ...PromoCodeFigures
        ...StoredPromoCode
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'SETTINGS', PromoCodeQuery, storedOrNew(route.params.promoCodeId), 'PromoCode');

/** One promo code, or a new one. */
export default function PromoCode({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(PromoCodeQuery, loaderData);
  const { formatMessage } = useIntl();
  const promo = node?.__typename === 'PromoCode' ? node : null;
  return (
    <>
      <PageHead
        back={
          <BackLink to={PROMO_CODES_PATH}>
            <FormattedMessage id="command-center.order-settings.tab.promoCodes" />
          </BackLink>
        }
        title={promo ? promo.code : formatMessage({ id: 'command-center.promo-codes.new' })}
      />
      <div className={styles.stack}>
        {promo && <PromoCodeFigures promo={promo} />}
        <PromoCodeForm key={promo?.id ?? 'new'} stored={promo} />
        {promo && (
          <DeleteEntity
            command={remove}
            done="command-center.promo-codes.deleted"
            id={promo.id}
            name={promo.code}
            to={PROMO_CODES_PATH}
            words="command-center.promo-codes"
          />
        )}
      </div>
    </>
  );
}
