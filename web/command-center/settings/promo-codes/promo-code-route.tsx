import { FormattedMessage, useIntl } from 'react-intl';
import { data as response } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { BackLink } from '../../kit/layout/back-link';
import { PageHead } from '../../kit/layout/page-head';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/promo-code-route';
import { ExistingPromoCode } from './existing-promo-code';
import { NewPromoCode } from './new-promo-code';
import { PROMO_CODES_PATH } from './promo-code-path';

const PromoCodeQuery = graphql(`
  query PromoCode($id: ID!, $isNew: Boolean!) {
    session {
      user {
        id
        permissions
      }
    }
    node(id: $id) @skip(if: $isNew) {
      ... on PromoCode {
        id
        code
        ...ExistingPromoCode
      }
    }
  }
`);

export async function loader({ context, params: { promoCodeId }, url }: Route.LoaderArgs) {
  const variables = { id: promoCodeId, isNew: promoCodeId === 'new' };
  const data = await query(context, PromoCodeQuery, variables);
  requirePermission(data.session.user, url, 'SETTINGS');
  if (!variables.isNew && data.node?.__typename !== 'PromoCode') throw response(null, { status: 404 });
  return { data, variables };
}

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
      {promo ? <ExistingPromoCode key={promo.id} promo={promo} /> : <NewPromoCode />}
    </>
  );
}
