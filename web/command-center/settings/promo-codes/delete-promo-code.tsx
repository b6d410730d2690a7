import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { PROMO_CODES_PATH } from './promo-code-path';

const DeletePromoCodeFragment = graphql(`
  fragment DeletePromoCode on PromoCode {
    id
    code
  }
`);

const DeletePromoCodeMutation = graphql(`
  mutation DeletePromoCode($id: ID!) {
    answer: deletePromoCode(id: $id) {
      ...Refusal
    }
  }
`);

/** Takes a code away, after a question that says what becomes of orders and carts. */
export function DeletePromoCode({ promo }: { readonly promo: FragmentType<typeof DeletePromoCodeFragment> }) {
  const { id, code } = readFragment(DeletePromoCodeFragment, promo);
  const { formatMessage } = useIntl();
  return (
    <DeleteEntity
      command={DeletePromoCodeMutation}
      id={id}
      done={formatMessage({ id: 'command-center.promo-codes.deleted' })}
      label={formatMessage({ id: 'command-center.promo-codes.delete' })}
      question={formatMessage({ id: 'command-center.promo-codes.deleteTitle' }, { code })}
      to={PROMO_CODES_PATH}
    >
      <FormattedMessage id="command-center.promo-codes.deleteExplained" />
    </DeleteEntity>
  );
}
